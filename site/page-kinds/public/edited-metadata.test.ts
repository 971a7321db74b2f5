import { beforeEach, expect, test, vi } from 'vitest'
import { cachedResponses } from '#site/content/client/cached-responses.ts'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { markets } from '#site/routing/markets.ts'

const draft = {
  id: 7,
  uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a007',
  name: 'Llaves',
  slug: 'llaves',
  full_slug: 'global/llaves',
  content: { component: 'page', _uid: 'root', title: 'Llaves' },
}

const settings = {
  id: 8,
  uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a008',
  name: 'Settings',
  slug: 'site',
  full_slug: 'global/_settings/site',
  content: { component: 'site_settings', _uid: 's', siteName: 'Zarandal', tagline: 'Todas las llaves.' },
}

const { get } = vi.hoisted(() => ({ get: vi.fn<(path: string) => Promise<unknown>>() }))
vi.mock('#site/content/client/content-client.ts', () => ({ contentClient: { get }, draftClient: () => ({ get }) }))

const { editedMetadata } = await import('./edited-metadata.ts')

beforeEach(() => {
  cachedResponses().invalidateAll()
  get.mockImplementation(async (path) => {
    if (path === 'cdn/links') return { data: { links: {} }, total: 0 }
    if (path === 'cdn/stories') return { data: { stories: [] }, total: 0 }
    const found = [draft, settings].find(({ id, full_slug: slug }) =>
      [`cdn/stories/${id}`, `cdn/stories/${slug}`].includes(path),
    )
    return found ? { data: { story: found } } : Promise.reject({ status: 404 })
  })
})

const edited = (content: object): WireStory => ({
  ...draft,
  lang: 'default',
  content: { ...draft.content, ...content },
})

const described = (story: WireStory, locale: 'es' | 'it' = 'es') =>
  readingDrafts(() => editedMetadata({ story, locale }, markets.base))

test('an edited story is described as it will be printed, without a title of its own by its name', async () => {
  const words = { title: 'Candados', description: 'Todos los candados.' }
  expect(await described(edited({ seo: [{ component: 'seo', _uid: 'seo', ...words, noindex: true }] }))).toMatchObject({
    title: expect.stringMatching(/^Candados/),
    description: words.description,
    written: words,
    isHidden: true,
    address: expect.stringMatching(/^https?:\/\/[^/]+\/llaves$/),
  })
  expect(await described(edited({ title: 'Otras llaves' }))).toMatchObject({ written: { title: 'Otras llaves' } })
})

test('a story without a page, or that the service does not have, is not described', async () => {
  expect(await described({ ...edited({}), id: 99 })).toBeUndefined()
})

test('the draft is read for its address, and nothing of its stored content is shown', async () => {
  const metadata = await described(edited({ title: 'Edited' }))
  expect(JSON.stringify(metadata)).not.toContain('Llaves')
})
