import { expect, test } from 'vitest'
import { link, linkMark, safeHref } from './parse-link.ts'

test.each([
  'https://taller.example/a?b=c#d',
  'http://taller.example',
  'HTTPS://taller.example',
  'mailto:taller@zarandal.example',
  'tel:+0000000000',
  '/productos',
  'productos/llave',
  './llave',
  '../llave',
  '?page=2',
  '#medidas',
  '//taller.example/a',
  '/a:b',
])('%s may stand in a page', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '  javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://taller.example/x',
  'file:///etc/passwd',
  '%6aavascript:alert(1)',
  '',
  '   ',
])('%j may not stand in a page', (href) => {
  expect(safeHref(href)).toBeUndefined()
})

const story = { fieldtype: 'multilink', linktype: 'story', id: 'x', url: '', cached_url: 'global/calidad' }

test('a story link is valid only with the path that the site has added', () => {
  expect(link.safeParse(story).success).toBe(false)
  expect(link.parse({ ...story, href: '/en/quality' })).toEqual({ href: '/en/quality', kind: 'story' })
})

test('an anchor follows the path, once', () => {
  expect(link.parse({ ...story, href: '/calidad', anchor: '#medir' }).href).toBe('/calidad#medir')
  expect(link.parse({ ...story, href: '/calidad#otra', anchor: 'medir' }).href).toBe('/calidad#otra')
})

test('a mail link names the address with or without its scheme', () => {
  const mail = (fields: object) => link.safeParse({ linktype: 'email', ...fields }).data?.href
  expect(mail({ email: 'taller@zarandal.example' })).toBe('mailto:taller@zarandal.example')
  expect(mail({ url: 'mailto:taller@zarandal.example' })).toBe('mailto:taller@zarandal.example')
  expect(mail({ email: 'taller' })).toBeUndefined()
})

test('a web link falls back to `cached_url` when its own address is empty', () => {
  expect(link.parse({ linktype: 'url', url: '', cached_url: 'https://taller.example' })).toEqual({
    href: 'https://taller.example',
    kind: 'url',
  })
})

test('keeps only harmless attributes of an editor', () => {
  const custom = { 'data-id': '7', 'aria-label': 'Fichas', onclick: 'x()', style: 'x', 'data-': '', hreflang: 'en' }
  expect(link.parse({ linktype: 'url', url: '/a', rel: 'nofollow', target: '_blank', ...custom })).toEqual({
    href: '/a',
    kind: 'url',
    rel: 'nofollow',
    target: '_blank',
    attributes: { 'data-id': '7', 'aria-label': 'Fichas', hreflang: 'en' },
  })
})

test('ignores a target other than a new window', () => {
  expect(link.parse({ linktype: 'url', url: '/a', target: '_top' })).toEqual({ href: '/a', kind: 'url' })
})

test('a text link without the key for custom attributes is a link', () => {
  expect(linkMark.parse({ href: 'https://a.example', linktype: 'url' })).toEqual({
    href: 'https://a.example',
    kind: 'url',
  })
})

test('custom attributes of a text link cannot replace its address', () => {
  const attrs = {
    linktype: 'url',
    href: 'https://taller.example',
    custom: { href: 'javascript:x', url: 'javascript:x' },
  }
  expect(linkMark.parse(attrs)).toEqual({ href: 'https://taller.example', kind: 'url' })
})

test.each(['onclick', 'style', 'xdata-a', 'data-a b', 'data-', 'aria-labelledby', 'hreflangs', 'data-A', 'srcdoc'])(
  'a custom attribute %j is left out',
  (name) => {
    expect(link.parse({ linktype: 'url', url: '/a', [name]: 'x' })).toEqual({ href: '/a', kind: 'url' })
  },
)

test('leaves out an empty custom attribute and one that is not a text', () => {
  const custom = { 'data-a': '', 'data-b': 5, 'data-c': null, 'data-d': ['x'], title: 'Fichas' }
  const attrs = { linktype: 'url', href: '/a', custom }
  expect(linkMark.parse(attrs)).toEqual({ href: '/a', kind: 'url', title: 'Fichas' })
})

test.each([
  ['a@taller.example', 'mailto:a@taller.example'],
  ['mailto:a@taller.example', 'mailto:a@taller.example'],
  ['xmailto:a', undefined],
  ['a@b@c', undefined],
  ['a@taller.example b', undefined],
  ['b a@taller.example', undefined],
  ['<a@taller.example>', undefined],
  ['a@', undefined],
  ['', undefined],
])('the address %j leads to %s', (email, href) => {
  expect(link.safeParse({ linktype: 'email', email }).data?.href).toBe(href)
})

test.each([
  ['medidas', '/a#medidas'],
  ['#medidas', '/a#medidas'],
  ['a#b', '/a#a#b'],
])('the place %j of a page is one part of its address', (anchor, href) => {
  expect(link.parse({ linktype: 'url', url: '/a', anchor }).href).toBe(href)
})

test('an address with a fragment keeps it', () => {
  expect(link.parse({ linktype: 'url', url: '/a#b', anchor: 'c' }).href).toBe('/a#b')
})
