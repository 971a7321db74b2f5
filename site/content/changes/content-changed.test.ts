import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { cachedResponses } from '../client/cached-responses.ts'
import {
  anyStoryTag,
  datasourceTag,
  folderTag,
  kindTag,
  linkTag,
  listingTag,
  removalTag,
  siteContextTag,
  storyTag,
} from './cache-tags.ts'
import { contentChanged, tagsOf } from './content-changed.ts'
import { knownStories } from './known-stories.ts'
import { isSigned } from './verify-signature.ts'

function store(key: string, tags: string[]): void {
  const responses = cachedResponses()
  responses.put(key, {
    value: { response: { layer: 'published', body: {}, total: 0 } },
    tags,
    startedAt: responses.now(),
  })
}

describe('a change of content', () => {
  beforeEach(() => {
    cachedResponses().invalidateAll()
    store('story 1', [storyTag(1)])
    store('story 2', [storyTag(2)])
    store('list', [listingTag, storyTag(2)])
    store('finishes', [datasourceTag('finish')])
  })

  const remaining = () =>
    ['story 1', 'story 2', 'list', 'finishes'].filter((key) => cachedResponses().get(key) !== undefined)

  test('of a story that was never read invalidates its responses and every list, and nothing else', () => {
    contentChanged({ action: 'published', story_id: 1 })
    expect(remaining()).toEqual(['story 2', 'finishes'])
  })

  test.each(['published', 'unpublished', 'deleted', 'moved'])(
    'of a story of one country that is %s invalidates the pages that other markets show at its address',
    (action) => {
      store('contacts', [siteContextTag('contactos')])
      store('jobs', [siteContextTag('empleo')])
      contentChanged({ action, story_id: 77, full_slug: 'italy/contactos' })
      expect(cachedResponses().get('contacts')).toBeUndefined()
      expect(cachedResponses().get('jobs')).toBeDefined()
    },
  )

  test('invalidates responses of every folder above the story, and of no other folder', () => {
    for (const folder of ['italy', 'italy/empresa', 'italy/otra']) store(folder, [folderTag(folder)])
    contentChanged({ action: 'published', story_id: 77, full_slug: 'italy/empresa/historia' })
    const folders = ['italy', 'italy/empresa', 'italy/otra'].filter((key) => cachedResponses().get(key) !== undefined)
    expect(folders).toEqual(['italy/otra'])
  })

  test('of a datasource invalidates its labels alone', () => {
    contentChanged({ action: 'entries_updated', datasource_slug: 'finish' })
    expect(remaining()).toEqual(['story 1', 'story 2', 'list'])
  })

  test('without an object invalidates everything', () => {
    contentChanged({ action: 'merged' })
    expect(remaining()).toEqual([])
  })

  test('that is the upload of an asset invalidates nothing, its replacement everything', () => {
    expect(contentChanged({ action: 'created', asset_id: 7 })).toEqual({ invalidated: 0 })
    expect(remaining()).toHaveLength(4)
    contentChanged({ action: 'replaced', asset_id: 7 })
    expect(remaining()).toEqual([])
  })

  test('received twice leaves the same state', () => {
    contentChanged({ action: 'published', story_id: 1 })
    contentChanged({ action: 'published', story_id: 1 })
    expect(remaining()).toEqual(['story 2', 'finishes'])
  })
})

describe('a change of a story whose kind is known', () => {
  const news = {
    id: 1,
    full_slug: 'global/a',
    translated_slugs: [{ lang: 'en', path: 'global/a' }],
    content: { component: 'news' },
  }
  const newsList = [listingTag, kindTag('news')]
  const eventList = [listingTag, kindTag('event'), storyTag(2)]
  const cached = () => ['news', 'events', 'absent'].filter((key) => cachedResponses().get(key) !== undefined)

  beforeEach(() => {
    cachedResponses().invalidateAll()
    knownStories().note([news])
    store('news', newsList)
    store('events', eventList)
    store('absent', [anyStoryTag])
  })

  test.each(['published', 'unpublished', 'deleted', 'moved'])(
    'that is %s drops the lists of its kind, not those of others',
    (action) => {
      contentChanged({ action, story_id: 1 })
      expect(cached()).toEqual(['events'])
    },
  )

  test('that has become another kind invalidates every list when it is read', () => {
    contentChanged({ action: 'published', story_id: 1 })
    knownStories().note([{ ...news, content: { component: 'event' } }])
    expect(cached()).toEqual([])
  })

  describe('reaches the links to it', () => {
    const isLinkUnchanged = () => cachedResponses().get('menu') !== undefined
    const published = { action: 'published', story_id: 1, full_slug: 'global/a' }
    beforeEach(() => store('menu', [linkTag(1)]))

    test('not when it is published where it was', () => {
      contentChanged(published)
      knownStories().note([news, { ...news, translated_slugs: undefined }, news])
      expect(isLinkUnchanged()).toBe(true)
    })

    test.each([
      ['is published elsewhere', { ...published, full_slug: 'global/b' }],
      ['is published, and where is not said', { action: 'published', story_id: 1 }],
      ['is taken back', { ...published, action: 'unpublished' }],
      ['is moved', { ...published, action: 'moved' }],
      ['was never read', { ...published, story_id: 2 }],
    ])('when it %s', (_, what) => {
      store('menu', [linkTag(what.story_id)])
      contentChanged(what)
      expect(isLinkUnchanged()).toBe(false)
    })

    test('when it is read and has another address in one of its languages', () => {
      contentChanged(published)
      knownStories().note([{ ...news, translated_slugs: [{ lang: 'en', path: 'global/b' }] }])
      expect(isLinkUnchanged()).toBe(false)
      store('menu', [linkTag(1)])
      knownStories().note([{ ...news, translated_slugs: [{ lang: 'en', path: 'global/b' }] }])
      expect(isLinkUnchanged()).toBe(true)
    })
  })

  describe('names the links to it', () => {
    const named = { ...news, name: 'Uno', lang: 'default' }
    const inEnglish = { ...named, name: 'One', lang: 'en' }
    const slugs = (name: string) => [{ lang: 'en', path: 'global/a', name }]
    const isLinkUnchanged = () => cachedResponses().get('way') !== undefined
    beforeEach(() => {
      knownStories().note([{ ...named, translated_slugs: slugs('One') }])
      store('way', [linkTag(1)])
    })

    test.each([
      ['anew in the default language', { ...named, name: 'Dos', translated_slugs: slugs('One') }],
      ['anew in another language', { ...named, translated_slugs: slugs('Two') }],
    ])('%s', (_, now) => {
      knownStories().note([now])
      expect(isLinkUnchanged()).toBe(false)
    })

    test.each([
      ['in another language', { ...inEnglish, translated_slugs: slugs('One') }],
      ['as a link alone', { ...named, name: 'One', translated_slugs: undefined }],
    ])('as before when it is read %s', (_, now) => {
      knownStories().note([now, { ...named, translated_slugs: slugs('One') }])
      expect(isLinkUnchanged()).toBe(true)
    })
  })

  test('is no move of a folder: stories elsewhere keep their addresses', () => {
    expect(tagsOf({ action: 'moved', story_id: 1 })).not.toContain(removalTag)
    expect(tagsOf({ action: 'moved', story_id: 99 })).toContain(removalTag)
  })
})

describe('the signature of a message', () => {
  const body = new TextEncoder().encode('{"action":"published"}')
  const good = createHmac('sha1', 'a secret').update(body).digest('hex')

  test('made with our secret over the raw bytes is accepted', () => {
    expect(isSigned(body, good, 'a secret')).toBe(true)
  })

  test.each([
    ['absent', null],
    ['empty', ''],
    ['cut short', good.slice(0, 39)],
    ['of another secret', createHmac('sha1', 'another').update(body).digest('hex')],
    ['no hex', 'z'.repeat(40)],
    ['followed by more', `${good}00`],
    ['behind something else', `00${good}`],
  ])('that is %s is refused', (_, signature) => expect(isSigned(body, signature, 'a secret')).toBe(false))

  test('of a changed body is refused', () => {
    expect(isSigned(new TextEncoder().encode('{ "action": "published" }'), good, 'a secret')).toBe(false)
  })
})
