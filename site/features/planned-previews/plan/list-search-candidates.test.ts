import { beforeEach, expect, test, vi } from 'vitest'
import type { PlannedChange } from './planned-change.ts'

type Sent = Readonly<Record<string, string | number>>

/** The requests with the token that reads drafts, and with the public one. */
let requested: Sent[] = []
let changes: PlannedChange[] | undefined

const content = { component: 'page' }
const story = (id: number, more: object = {}) => {
  return { id, uuid: `u-${id}`, name: 'n', slug: `s-${id}`, full_slug: `global/s-${id}`, content, ...more }
}
const client = {
  async get(_: string, sent: Sent) {
    requested.push(sent)
    const named = String(sent['by_uuids_ordered'] ?? sent['by_uuids'] ?? '').match(/\d+/g)
    const stories = named?.map((id) => story(Number(id), { release_id: 7 })) ?? [story(1), story(2, { release_id: 7 })]
    return { data: { stories }, total: stories.length }
  },
}
vi.mock('#site/content/client/content-client.ts', () => ({ contentClient: client, draftClient: () => client }))
vi.mock('./read-plan.ts', () => ({ plannedChanges: async () => changes }))

const drafts = await import('#site/content/client/draft-reading.ts')
const { plannedPreview } = await import('../planned-preview.ts')
const { listSearchCandidates } = await import('./list-search-candidates.ts')

function readingDrafts<Result>(run: () => Promise<Result>, previewed: { release?: number; moment?: number }) {
  return drafts.readingDrafts(run, previewed, plannedPreview.loadReader)
}

beforeEach(() => {
  requested = []
  changes = undefined
})

const found = async (previewed: { release?: number; moment?: number }) =>
  (await readingDrafts(() => listSearchCandidates('llave', 'es'), previewed)).map(({ uuid }) => uuid)

function change(storyId: number, more: Partial<PlannedChange> = {}): PlannedChange {
  const usual = { uuid: `u-${storyId}`, address: `global/s-${storyId}`, contentType: 'page', isPublished: true }
  return { storyId, ...usual, language: undefined, source: 7, at: undefined, ...more }
}

test('drafts in which the service finds the word, of the types that the search shows', async () => {
  expect(await found({})).toEqual(['u-1', 'u-2'])
  expect(requested).toMatchObject([
    { version: 'draft', search_term: 'llave', per_page: 100, sort_by: 'updated_at:desc' },
  ])
  expect(String(requested[0]?.['filter_query[component][in]']).split(',')).toContain('product')
  expect(String(requested[0]?.['filter_query[component][in]'])).not.toContain('trade_document')
})

test('where the plan is not known, those of the release alone, and none for a moment', async () => {
  expect(await found({ release: 7 })).toEqual(['u-2'])
  expect(requested).toMatchObject([{ from_release: 7, search_term: 'llave' }])
  expect(await found({ moment: Date.UTC(2027, 0, 1) })).toEqual([])
})

test('planned stories of the types that the search shows, without those that will not be there', async () => {
  changes = [change(1), change(2, { source: 'unpublished' }), change(3, { contentType: 'site_settings' }), change(4)]
  expect(await found({ release: 7 })).toEqual(['u-1', 'u-4'])
  expect(requested.some((sent) => 'search_term' in sent)).toBe(false)
})
