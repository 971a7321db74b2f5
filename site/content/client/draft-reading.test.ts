import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { knownStories } from '../changes/known-stories.ts'
import { type ContentResponse, cachedResponses } from './cached-responses.ts'

/** The requests to the service: with which token's client, and for which layer. */
let requested: string[] = []

const story = { id: 5, uuid: 'u', name: 'n', slug: 's', full_slug: 'global/s', content: { component: 'page' } }
type Sent = { version: string; by_uuids_ordered?: string }
const client = (name: string) => ({
  get: async (path: string, { version, by_uuids_ordered: uuids }: Sent) => {
    requested.push([name, version, path, uuids].filter((part) => part !== undefined).join(' '))
    return { data: path === 'cdn/stories' ? { stories: [story] } : { story }, total: 1 }
  },
})
vi.mock('./content-client.ts', () => ({ contentClient: client('public'), draftClient: () => client('preview') }))

const { pageMoment, readingDrafts, readDraft } = await import('./draft-reading.ts')
const { getStoryAt } = await import('../stories/get-story.ts')
const { listStories, listStoriesByUuid } = await import('../listings/list-stories.ts')

beforeEach(() => {
  requested = []
  cachedResponses().invalidateAll()
})

describe('while drafts are read', () => {
  test('stories by address and by name are drafts; lists are what everybody sees', async () => {
    await readingDrafts(async () => {
      await getStoryAt('global/s', 'default')
      await listStoriesByUuid(['u'], 'es')
      await listStories({ contentType: 'page', locale: 'es' })
    })
    expect(requested).toEqual([
      'preview draft cdn/stories/global/s',
      'preview draft cdn/stories u',
      'public published cdn/stories',
    ])
  })

  test('a draft is asked for once a reading, and kept nowhere', async () => {
    const read = () =>
      readingDrafts(() => Promise.all([getStoryAt('global/s', 'default'), getStoryAt('global/s', 'default')]))
    await read()
    expect([requested.length, cachedResponses().size]).toEqual([1, 0])
    await read()
    expect(requested).toHaveLength(2)
    await getStoryAt('global/s', 'default')
    expect(requested.at(-1)).toBe('public published cdn/stories/global/s')
  })

  test('a page rendered from a draft is personal: the page cache refuses it', async () => {
    const [, record] = await recordRender(() => readingDrafts(() => getStoryAt('global/s', 'default')))
    expect(record.isPersonal).toBe(true)
  })

  test('what is published is known from then on, a draft is not', async () => {
    const note = vi.spyOn(knownStories(), 'note')
    await readingDrafts(async () => {
      await getStoryAt('global/s', 'default')
      await listStoriesByUuid(['u'], 'es')
      expect(note).not.toHaveBeenCalled()
      await listStories({ contentType: 'page', locale: 'es' })
    })
    await getStoryAt('global/s', 'default')
    const noted = note.mock.calls.map(([stories]) => stories.map(({ id }) => id))
    note.mockRestore()
    expect(noted).toEqual([[5], [5]])
  })

  test('the clock of the page is the previewed moment, and that of the machine outside of the reading', async () => {
    const moment = Date.parse('2027-01-01T00:00:00Z')
    expect(await readingDrafts(async () => pageMoment().getTime(), { moment })).toBe(moment)
    expect(Math.abs(pageMoment().getTime() - Date.now())).toBeLessThan(1000)
    expect(Math.abs(await readingDrafts(async () => pageMoment().getTime() - Date.now()))).toBeLessThan(1000)
  })

  test('nothing is a draft outside of a reading', async () => {
    const request = { path: 'cdn/stories/x', params: {}, parse: () => 0, tagsOf: () => [] }
    await expect(readDraft(request)).rejects.toThrow('readingDrafts')
  })

  test('what keeps answers takes no draft, by type', () => {
    type Draft = NonNullable<Awaited<ReturnType<typeof readDraft<unknown>>>>
    expectTypeOf<Draft>().not.toExtend<ContentResponse>()
    expectTypeOf<Omit<Draft, 'layer'> & { layer: 'published' }>().toExtend<ContentResponse>()
  })
})
