import { describe, expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { resolveLinks } from './resolve-links.ts'

const spanish = { market: markets.base, locale: 'es' } as const
const english = { market: markets.base, locale: 'en' } as const

const story = {
  id: 7,
  uuid: 'u7',
  full_slug: 'global/productos/llave-plana',
  translated_slugs: [{ lang: 'en', path: 'global/productos/flat-key', published: true }],
}

function link(extra: object) {
  return { fieldtype: 'multilink', linktype: 'story', id: 'u7', url: '', cached_url: 'stale', ...extra }
}

describe('links to stories', () => {
  test.each([
    [spanish, '/productos/llave-plana'],
    [english, '/en/products/flat-key'],
  ])('lead to the page in the reader’s language', (siteContext, href) => {
    expect(resolveLinks({ cta: link({ story }) }, siteContext)).toMatchObject({ cta: { href } })
  })

  test('keep their anchor', () => {
    expect(resolveLinks(link({ story, anchor: 'datos técnicos' }), spanish)).toMatchObject({
      href: '/productos/llave-plana#datos%20t%C3%A9cnicos',
    })
  })

  test('get no address when the story is not published or has no page', () => {
    expect(resolveLinks(link({}), spanish)).toMatchObject({ href: undefined })
    expect(resolveLinks(link({ story: { full_slug: '_config/site-settings' } }), spanish)).toMatchObject({
      href: undefined,
    })
  })

  test('are resolved in the marks of rich text at any depth', () => {
    const mark = { type: 'link', attrs: { linktype: 'story', uuid: 'u7', href: '/stale', story } }
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', marks: [mark] }] }] }
    expect(JSON.stringify(resolveLinks({ body: [{ text: document }] }, english))).toContain('/en/products/flat-key')
  })

  test('of other kinds stay as the editor wrote them', () => {
    const url = { fieldtype: 'multilink', linktype: 'url', url: 'https://a.example', id: '' }
    expect(resolveLinks({ cta: url }, spanish)).toEqual({ cta: url })
  })
})

test('the content that was kept is not changed', () => {
  const content = { cta: link({ story }) }
  const before = structuredClone(content)
  resolveLinks(content, english)
  expect(content).toEqual(before)
})

test('a 6,000-deep document is handed on without an error', () => {
  let deep: unknown = link({ story })
  for (let depth = 0; depth < 6000; depth += 1) deep = { content: [deep] }
  expect(() => resolveLinks(deep, spanish)).not.toThrow()
})
