import { withSpeculationRules } from 'site/server/page-cache/late-scripts/speculation-rules.ts'
import { lateType } from 'site/server/page-cache/late-scripts/start-by-itself.ts'
import { withLateScripts } from 'site/server/page-cache/late-scripts/with-late-scripts.ts'
import { styleParts } from 'site/server/page-cache/render/first-styles/style-sheet.ts'
import { stylesFirst } from 'site/server/page-cache/render/first-styles/styles-first.ts'
import { ownScript } from 'site/server/security/own-script.ts'
import { expect, test } from 'vitest'
import { frameworkDocument } from './framework-document.ts'

const sheet = '/_next/static/chunks/a.css'
const written =
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="${sheet}" data-precedence="next"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script><script>${ownScript}</script></head>` +
  '<body><p class="a">$&</p><script id="_R_">1</script></body></html>'

test('a document that the page cache has changed is again as the framework has written it', () => {
  const sheets = new Map([[sheet, styleParts('.a{top:0}', sheet)]])
  const sent = stylesFirst(withLateScripts(withSpeculationRules(written)), sheets)
  expect(sent).toContain(lateType)
  expect(frameworkDocument(sent)).toBe(written)
})

test('a document that it has not changed is refused', () => {
  expect(() => frameworkDocument(written)).toThrow('not as the page cache makes it')
})
