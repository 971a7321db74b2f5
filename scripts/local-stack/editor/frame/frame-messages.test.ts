import { describe, expect, test } from 'vitest'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock, WireStory } from '../services/wire-story.ts'
import { setField } from '../story/move-block.ts'
import { blockMessage } from './block-message.ts'
import { findLinked, findRelations } from './find-relations.ts'
import { parsePageMessage } from './page-message.ts'
import { previewAddress, shareAddress } from './preview-address.ts'
import { shownContent } from './shown-content.ts'
import { inlineReferences, storyWriter } from './story-for-page.ts'

const related = '22222222-2222-4222-8222-222222222222'
const linked = '33333333-3333-4333-8333-333333333333'

const content: WireBlock = {
  _uid: 'u1',
  component: 'page',
  title: 'Llaves',
  title__i18n__en: 'Keys',
  code: 'NOR',
  code__i18n__en: 'no',
  related: [related],
  body: [
    { _uid: 'u2', component: 'slim_hero', link: { fieldtype: 'multilink', linktype: 'story', id: linked } },
    { _uid: 'u3', component: 'slim_hero', title: '', title__i18n__en: '' },
  ],
}

const isTranslatable = (_component: string, field: string) => field === 'title'

describe('a draft for the page', () => {
  /** Results of one language are none of another. */
  const as = {
    spaceId: 7,
    storyId: 9,
    fallback: '',
    isTranslatable,
    get known() {
      return new WeakMap<object, unknown>()
    },
  }

  test('uses one language, keeps fields without a translation, and marks every block with four texts', () => {
    const shown = shownContent(content, {
      spaceId: 7,
      storyId: 9,
      language: 'en',
      fallback: '',
      isTranslatable,
      known: new WeakMap(),
    })
    expect(shown).toMatchObject({ title: 'Keys', code: 'NOR', body: [{ _uid: 'u2' }, { title: '' }] })
    expect(JSON.stringify(shown)).not.toContain('__i18n__')
    expect((shown as WireBlock)['_editable']).toBe('<!--#storyblok#{"name":"page","space":"7","uid":"u1","id":"9"}-->')
  })

  test('uses the default language without keys of other languages', () => {
    const shown = shownContent(content, { ...as, language: '' })
    expect(shown).toMatchObject({ title: 'Llaves' })
    expect(JSON.stringify(shown)).not.toContain('__i18n__')
  })

  test('uses the language that the page asks for where a text is not translated', () => {
    expect(shownContent(content, { ...as, language: 'de', fallback: 'en' })).toMatchObject({
      title: 'Keys',
      code: 'NOR',
    })
    const german = { ...content, title__i18n__de: 'Schlüssel' }
    expect(shownContent(german, { ...as, language: 'de', fallback: 'en' })).toMatchObject({ title: 'Schlüssel' })
  })

  test('replaces uuids with related stories, and adds their story to links', () => {
    expect(findRelations(content, ['page.related', 'other.related'])).toEqual([related])
    expect(findLinked(content)).toEqual([linked])
    const story = { uuid: related, content: { title: 'NOR-1R' } }
    const whole = inlineReferences(content, {
      relations: ['page.related'],
      stories: new Map([[related, story]]),
      links: new Map([[linked, { full_slug: 'productos' }]]),
      known: new WeakMap(),
    })
    expect(whole).toMatchObject({ related: [story], body: [{ link: { story: { full_slug: 'productos' } } }, {}] })
  })

  test('keeps the uuid of a story that has not been loaded yet', () => {
    const none = { relations: ['page.related'], stories: new Map(), links: new Map(), known: new WeakMap() }
    expect(inlineReferences(content, none)).toMatchObject({ related: [related] })
  })
})

test('a repeated draft reuses unchanged objects and equals a draft that is built from scratch', () => {
  const config = { resolveRelations: ['page.related'], resolveLinks: 'story', fallbackLang: '' }
  const story = { id: 9, uuid: 'u', name: 'N', slug: 'n', full_slug: 'n', content } as unknown as WireStory
  const references = { stories: new Map([[related, { ...story, id: 8 }]]), links: new Map() }
  const writerIn = (language: string) => storyWriter({ spaceId: 7, language, components: [], config, references })
  const write = writerIn('en')
  const bodyOf = (sent: ReturnType<typeof write>) => (sent.content as { body: unknown[] }).body
  let now = story
  const before = bodyOf(write(now))
  for (let stroke = 0; stroke < 50; stroke += 1) {
    const uid = stroke % 2 === 0 ? 'u3' : 'u1'
    now = { ...now, content: setField(now.content, uid, ['title__i18n__en', `Letter ${stroke}`]) }
    expect(write(now)).toEqual(writerIn('en')(now))
  }
  expect(bodyOf(write(now))[0]).toBe(before[0])
  expect(bodyOf(write(now))[1]).toMatchObject({ title: 'Letter 48' })
})

describe('messages of the page', () => {
  test('are parsed by their action', () => {
    expect(parsePageMessage({ action: 'edit', dataC: { name: 'a', uid: 'u2', id: '9' } })).toEqual({
      action: 'edit',
      uid: 'u2',
      id: '9',
    })
    expect(parsePageMessage({ action: 'deleteBlock', blok: { _uid: 'u2' } })).toEqual({
      action: 'deleteBlock',
      uid: 'u2',
    })
    expect(
      parsePageMessage({
        action: 'initialized',
        config: { resolveRelations: ['a.b', 'c.d,e.f'], resolveLinks: 'url' },
      }),
    ).toEqual({
      action: 'initialized',
      config: { resolveRelations: ['a.b', 'c.d', 'e.f'], resolveLinks: 'url', fallbackLang: '' },
    })
  })

  test.each([null, 'edit', { action: 'toString' }, { action: 'edit' }, { action: 'deleteBlock', blok: {} }, {}])(
    '%j is none of them',
    (data) => {
      expect(parsePageMessage(data)).toBeUndefined()
    },
  )
})

test('tells the page the breadcrumbs of a block and its permitted actions', () => {
  const components = [
    { name: 'page', schema: { body: { type: 'bloks', maximum: 2 } }, is_nestable: false },
    { name: 'slim_hero', schema: {}, is_nestable: true },
  ] as unknown as WireComponent[]
  expect(blockMessage({ spaceId: 7, storyId: 9, content, components }, 'u3')).toEqual({
    breadcrumbs: [
      { _uid: 'u1', component: 'page' },
      {
        _uid: 'u3',
        component: 'slim_hero',
        _parentUid: 'u1',
        _parentfield: 'body',
        _parentName: 'page',
        _parentindex: 1,
      },
    ],
    blok: { uid: 'u3', id: '9', space: 7, name: 'slim_hero' },
    canAddBlocks: false,
    canMoveForward: false,
    canMoveBackward: true,
    canDeleteBlocks: true,
  })
})

test('the address of a page contains story, language and signature', () => {
  const address = previewAddress(
    { id: 9, fullSlug: 'productos/uno', path: null, component: 'page', release: 4 },
    { location: 'http://localhost:3000/', language: 'en', now: 5 },
    { space_id: '7', timestamp: '1', token: 'abc' },
  )
  const url = new URL(address)
  expect(url.pathname).toBe('/en/productos/uno')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    _storyblok: '9',
    _storyblok_c: 'page',
    _storyblok_version: '',
    _storyblok_lang: 'en',
    _storyblok_release: '4',
    _storyblok_rl: '5',
    '_storyblok_tk[space_id]': '7',
    '_storyblok_tk[timestamp]': '1',
    '_storyblok_tk[token]': 'abc',
  })
  // The page that shares the preview shares the same content, with the same signature.
  const share = new URL(shareAddress(address))
  expect([share.origin, share.pathname, share.search]).toEqual([url.origin, '/_preview/links', url.search])
})

test('a message of the page with a value that is no text is read without it', () => {
  const odd = { toString: 1 }
  expect(parsePageMessage({ action: 'edit', uid: 'a', id: odd })).toEqual({ action: 'edit', uid: 'a', id: '' })
  expect(
    parsePageMessage({ action: 'initialized', config: { resolveRelations: [odd, 'a.b'], resolveLinks: odd } }),
  ).toEqual({
    action: 'initialized',
    config: { resolveRelations: ['a.b'], resolveLinks: '', fallbackLang: '' },
  })
})
