import { beforeEach, describe, expect, test, vi } from 'vitest'
import { joinFeed } from '#site/server/page-cache/instances/change-feed.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { translationTag } from '../changes/cache-tags.ts'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'

const id = 41
let german = 'Servicio'
let isFailing = false
let requested: string[] = []

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, params: { language?: string; by_ids?: string }) {
      requested.push(`${path} ${params.language ?? 'default'}`)
      if (isFailing) throw new Error('the service fails')
      const story = storyIn(params.language ?? 'default')
      return { data: path === 'cdn/stories' ? { stories: [story] } : { story }, total: 1 }
    },
  },
}))

function storyIn(lang: string) {
  const title = lang === 'de' ? german : 'Servicio'
  const names = { name: 'Servicio', slug: 'servicio', full_slug: 'global/servicio', translated_slugs: [] }
  return { id, uuid: 'u', ...names, lang, content: { component: 'page', title } }
}

const { withOwnLanguage, withTranslations } = await import('./with-translations.ts')
const { compareTexts } = await import('./compare-texts.ts')
const { isTranslated, languageOfStory } = await import('#site/routing/stories/story-location.ts')

beforeEach(() => {
  german = 'Servicio'
  isFailing = false
  contentChanged({ action: 'merged' })
  cachedResponses().invalidateAll()
  requested = []
})

describe('the story of a page', () => {
  test('is German as soon as its texts are, without a slug or name of its own', async () => {
    german = 'Kundendienst'
    const story = await withOwnLanguage(storyIn('de'), 'de')
    expect(languageOfStory(story, 'de')).toBe('de')
    expect(requested.toSorted()).toEqual(['cdn/stories/global/servicio default', 'cdn/stories/global/servicio en'])
  })

  test('costs no further request once its texts are compared', async () => {
    german = 'Kundendienst'
    await compareTexts([storyIn('default')])
    requested = []
    expect(isTranslated(await withOwnLanguage(storyIn('de'), 'de'), 'de')).toBe(true)
    expect(requested).toEqual([])
  })

  test('is compared again after it was published', async () => {
    await compareTexts([storyIn('default')])
    german = 'Kundendienst'
    contentChanged({ action: 'published', story_id: id, full_slug: 'global/servicio' })
    expect(languageOfStory(await withOwnLanguage(storyIn('de'), 'de'), 'de')).toBe('de')
  })

  test('is rendered by its names when the service fails', async () => {
    isFailing = true
    expect(languageOfStory(await withOwnLanguage(storyIn('de'), 'de'), 'de')).toBe('es')
  })
})

test('a page depends on the translations of the stories that it names', async () => {
  const [, { tags }] = await recordRender(async () => withTranslations(storyIn('default')))
  expect(tags).toContain(translationTag(id))
})

test('a page that was rendered with other languages is invalidated when its story is compared', async () => {
  const invalidated: string[] = []
  joinFeed({ announce: async ({ tags }) => void invalidated.push(...(tags ?? [])) })
  await compareTexts([storyIn('default')])
  german = 'Kundendienst'
  contentChanged({ action: 'published', story_id: id, full_slug: 'global/servicio' })
  await recordRender(async () => withTranslations(storyIn('default')))
  invalidated.length = 0
  await compareTexts([storyIn('default')])
  expect(invalidated).toContain(translationTag(id))
})
