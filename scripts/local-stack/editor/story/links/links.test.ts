import { expect, test } from 'vitest'
import type { WireBlock } from '../../services/wire-story.ts'
import { versionedComponents } from '../versions/versioned-page.fixture.ts'
import { judgeLink, type LinkScene, type LinkTarget } from './judge-link.ts'
import { replaceAddress } from './replace-address.ts'
import { type StoredLink, storedLinks } from './stored-links.ts'

const uuid = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`
const storyLink = (id: string) => ({ fieldtype: 'multilink', linktype: 'story', id, url: '', cached_url: 'a/b' })

const marked = (attrs: object) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs }] }] }],
})

test('finds the links of fields, of texts in every language and of plugins, and no empty one', () => {
  const content: WireBlock = {
    component: 'page',
    _uid: 'root',
    link: { fieldtype: 'multilink', linktype: 'url', url: '', cached_url: '' },
    body: [
      { component: 'hero', _uid: 'hero', link: storyLink(uuid(1)) },
      {
        component: 'text',
        _uid: 'text',
        text: marked({ linktype: 'url', href: 'https://a.example' }),
        text__i18n__de: marked({ linktype: 'story', uuid: uuid(2), href: '/b' }),
      },
      {
        component: 'plugin',
        _uid: 'plugin',
        data: { sections: [{ action: { linktype: 'email', email: 'a@b.example' } }] },
      },
    ],
  }
  const found = storedLinks(content, versionedComponents)
  expect(
    found.map(({ block, field, language, kind, uuid: id, address }) => [
      block._uid,
      field,
      language,
      kind,
      id || address,
    ]),
  ).toEqual([
    ['hero', 'link', undefined, 'story', uuid(1)],
    ['text', 'text', '', 'url', 'https://a.example'],
    ['text', 'text', 'de', 'story', uuid(2)],
    ['plugin', 'data', undefined, 'email', 'a@b.example'],
  ])
})

const pages = (...places: string[]) =>
  places.map((place) => ({ market: place.split(' ')[0] ?? '', locale: place.split(' ')[1] ?? '' }))

const target = { name: 'Target', isFolder: false, isPublished: true, pages: pages('italy it', 'spain es') }
const targets: [string, LinkTarget][] = [
  [uuid(1), { ...target, pages: pages('italy it', 'spain es', 'germany de') }],
  [uuid(2), target],
  [uuid(3), { ...target, isFolder: true }],
  [uuid(4), { ...target, isPublished: false, pages: [] }],
  [uuid(5), { ...target, pages: [] }],
  [uuid(6), { ...target, pages: undefined }],
]
const scene: LinkScene = {
  own: pages('italy it', 'spain es', 'germany de'),
  targets: new Map(targets),
}

function judged(link: Partial<StoredLink>) {
  const block = { component: 'hero', _uid: 'hero' }
  return judgeLink({ block, field: 'link', language: undefined, kind: 'story', uuid: '', address: '', ...link }, scene)
}

test.each([
  [1, undefined, undefined],
  [2, undefined, 'notThere'],
  [2, 'it', undefined],
  [2, 'de', 'notThere'],
  [3, undefined, 'folder'],
  [4, undefined, 'unpublished'],
  [5, undefined, 'noPage'],
  [6, undefined, undefined],
  [7, undefined, 'missing'],
])('a link to story %i in %s: %s', (digit, language, problem) => {
  expect(judged({ uuid: uuid(digit), language })?.problem).toBe(problem)
})

test('names the pages of the story on which the target is missing', () => {
  expect(judged({ uuid: uuid(2) })).toMatchObject({ places: [{ market: 'germany', locale: 'de' }] })
})

test('a market with one page is compared by its name: the site may name a shared path with the locale of another market', () => {
  const own = pages('base es', 'base it', 'italy es')
  const found = (...places: string[]) => {
    const only = new Map([[uuid(1), { ...target, pages: pages(...places) }]])
    const block = { component: 'hero', _uid: 'hero' }
    const link = { block, field: 'link', language: undefined, kind: 'story', uuid: uuid(1), address: '' } as const
    return judgeLink(link, { own, targets: only })
  }
  expect(found('base es', 'base it', 'italy it')).toBeUndefined()
  expect(found('base es', 'italy it')).toMatchObject({ places: [{ market: 'base', locale: 'it' }] })
})

test.each([
  ['https://example.org/a?b=1#c', undefined],
  ['http://example.org', 'insecure'],
  ['https//example.org', 'badAddress'],
  ['https://example', 'badAddress'],
  ['https://exa mple.org', 'badAddress'],
  ['javascript:alert(1)', 'badAddress'],
  ['www.example.org', 'badAddress'],
  ['/productos', 'typed'],
  ['#part', undefined],
  ['tel:+34943000000', undefined],
])('the address %s: %s', (address, problem) => {
  expect(judged({ kind: 'url', address })?.problem).toBe(problem)
})

test.each([
  ['a@b.example', undefined],
  ['mailto:a@b.example?subject=x', undefined],
  ['a.b.example', 'badMail'],
])('the mail address %s: %s', (address, problem) => {
  expect(judged({ kind: 'email', address })?.problem).toBe(problem)
})

test('a link to a story without a story leads nowhere', () => {
  expect(judged({ address: 'a/b' })?.problem).toBe('noTarget')
})

test('a new address replaces the old one in every field, text and language, and nothing else', () => {
  const old = 'https://a.example/old'
  const other = { fieldtype: 'multilink', linktype: 'url', url: 'https://b.example', cached_url: 'https://b.example' }
  const content: WireBlock = {
    component: 'page',
    _uid: 'root',
    title: old,
    link: { fieldtype: 'multilink', linktype: 'url', url: old, cached_url: ` ${old}` },
    body: [
      { component: 'hero', _uid: 'hero', link: other },
      { component: 'text', _uid: 'text', text__i18n__de: marked({ linktype: 'url', href: old }) },
    ],
  }
  const replaced = replaceAddress(content, old, 'https://a.example/new')
  expect(storedLinks(replaced, versionedComponents).map(({ address }) => address)).toEqual([
    'https://a.example/new',
    'https://b.example',
    'https://a.example/new',
  ])
  expect(replaced['title']).toBe(old)
  expect(replaced['link']).toMatchObject({ cached_url: 'https://a.example/new' })
  expect(replaceAddress(content, 'https://c.example', old)).toEqual(content)
})
