import { expect, test } from 'vitest'
import type { WireBlock } from '../../services/wire-story.ts'
import { versionedComponents } from '../versions/versioned-page.fixture.ts'
import { replaceAddress, storedLinks } from './stored-links.ts'

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
