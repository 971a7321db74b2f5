import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { renderPublicPage } from '../render-public-page.ts'
import { recordRender } from '../render-record.ts'
import { matchingStyles, namesIn } from './matching-styles.ts'
import { needsOf } from './selector-needs.ts'
import { styleParts } from './style-sheet.ts'
import { readStyleSheets, stylesFirst } from './styles-first.ts'

const address = '/_next/static/chunks/a.css'
const stylesFor = (css: string, html: string) => matchingStyles([styleParts(css, address)], namesIn(html))

describe('what a selector needs', () => {
  test.each([
    ['.a .b>svg', [['.a'], ['.b'], ['svg']]],
    ['a.link#top:hover::after', [['a'], ['.link'], ['#top']]],
    ['[data-theme=ink] .a:not(.b)', [['.a']]],
    ['.a:has(>.b:is(.c,.d))', [['.a']]],
    [':where(h1,.title)', [['h1', '.title']]],
    [':is(.a .x,.b)>.c', [['.c'], ['.a', '.b']]],
    ['.a:is([data-x],.b)', [['.a']]],
    ['[title=".no)("] .yes', [['.yes']]],
    ['li:nth-child(2n + 1 of .x)', [['li']]],
    ['*,:root', []],
    ['.a\\:b', []],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs)
  })
})

describe('the rules of a document', () => {
  test('are those that can match, in their order and inside of their conditions', () => {
    const css =
      '@layer base{b{margin:0}.a{color:red}}.x{top:0}@media (min-width:1px){@supports (top:0){.a:hover,.x{top:1px}}}' +
      '@container (width>1px){.x{top:2px}}.a{top:3px}'
    expect(stylesFor(css, '<div class="a z"></div>')).toBe(
      '@layer base{.a{color:red}}@media (min-width:1px){@supports (top:0){.a:hover{top:1px}}}.a{top:3px}',
    )
  })

  test('leave a layer without rules in its place', () => {
    expect(stylesFor('@layer one{.x{top:0}}@layer two{.a{top:0}}', '<i class="a">')).toBe(
      '@layer one{}@layer two{.a{top:0}}',
    )
  })

  test('have the animations that they name, all fonts, what matches on paper, and what belongs to no element', () => {
    const css =
      '@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}.a{animation:in 1s}@view-transition{navigation:auto}' +
      '@font-face{font-family:A;src:url(../media/a.woff2)}@font-face{font-family:B;src:local("B")}@media print{.a{top:0}.x{top:0}}@page{margin:0}'
    expect(stylesFor(css, '<i class="a">')).toBe(
      '@keyframes in{0%{top:0}}.a{animation:in 1s}@view-transition{navigation:auto}' +
        '@font-face{font-family:A;src:url(/_next/static/media/a.woff2)}@font-face{font-family:B;src:local("B")}' +
        '@media print{.a{top:0}}@page{margin:0}',
    )
  })

  test('name files independently of the place of their sheet', () => {
    const css = '.a{background:url(../media/a.svg)}.a{mask:url("data:image/svg+xml,x")}.a{fill:url(#b)}'
    expect(stylesFor(css, '<i class="a">')).toBe(
      '.a{background:url(/_next/static/media/a.svg)}.a{mask:url("data:image/svg+xml,x")}.a{fill:url(#b)}',
    )
  })

  test('come from elements, not from the text of scripts', () => {
    expect([...namesIn('<svg id="s"><linearGradient/></svg><script>"<b class=\\"no\\">"</script>')]).toEqual([
      'svg',
      '#s',
      'lineargradient',
    ])
  })
})

test('a style sheet that would end a style element is refused', () => {
  expect(() => styleParts('.a{content:"</style>"}', address)).toThrow(address)
})

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

/** A document of the framework with these style sheets. */
const documentWith = (...names: string[]) =>
  `<html><head><meta charSet="utf-8"/>${names.map(link).join('')}` +
  '<link rel="preload" href="/_next/static/chunks/later.css" as="style"/><title>$&</title></head>' +
  '<body><p class="a">$1</p><script id="_R_">1</script></body></html>'

/** The style sheets of a build. */
function sheetsOfBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks/one.css'), '.a{top:0}.x{top:0}')
  writeFileSync(join(folder, 'chunks/two.css'), 'p{left:0}')
  return readStyleSheets(folder)
}

/** A page of the framework, rendered with the style sheets of a build. */
async function rendered(body: string, type: string) {
  const hints = `</a>; rel="canonical", <https://x/?a=1,2>; rel="alternate"; hreflang="en",</>; rel=preconnect; crossorigin=""`
  const headers = { 'content-type': type, link: `${hints}, </_next/static/chunks/one.css>; rel=preload; as="style"` }
  const framework: RequestListener = (_, response) => void response.writeHead(200, headers).end(body)
  const request = { method: 'GET', url: '/a', headers: { host: 'localhost' } }
  const [page] = await recordRender(() => renderPublicPage(framework, request, sheetsOfBuild()))
  return { text: String(page.body), link: page.headers['link'] }
}

test('a document has its rules in the head and its style sheets before the framework’s scripts', () => {
  expect(stylesFirst(documentWith('one', 'two'), sheetsOfBuild())).toBe(
    '<html><head><meta charSet="utf-8"/><style>.a{top:0}p{left:0}</style><title>$&</title></head>' +
      `<body><p class="a">$1</p>${link('one')}${link('two')}<script id="_R_">1</script></body></html>`,
  )
})

test('where scripts wait, the style sheets wait with them', () => {
  const file = '<script type="text/late" src="/_next/static/chunks/a.js" async=""></script>'
  const html = stylesFirst(
    documentWith('one', 'two').replace('<title>', () => `${file}<title>`),
    sheetsOfBuild(),
  )
  const late = (name: string) => link(name).replace('<link ', '<link type="text/late" ')
  expect(html).toContain(`<p class="a">$1</p>${late('one')}${late('two')}<script id="_R_">`)
})

test('the header of a document hints at no style sheet, and not at the site itself', async () => {
  const page = await rendered(documentWith('one'), 'text/html; charset=utf-8')
  expect(page.link).toBe('</a>; rel="canonical", <https://x/?a=1,2>; rel="alternate"; hreflang="en"')
  expect(page.text).toContain('<style>.a{top:0}</style>')
})

test.each([
  ['with a style sheet of another build', documentWith('one', 'other')],
  ['without a style sheet', documentWith()],
])('a document %s stays as it is', (_, html) => {
  expect(stylesFirst(html, sheetsOfBuild())).toBe(html)
})

test('a payload stays as it is', async () => {
  const payload = await rendered(documentWith('one'), 'text/x-component')
  expect(payload.text).toBe(documentWith('one'))
  expect(payload.link).toContain('preload')
})
