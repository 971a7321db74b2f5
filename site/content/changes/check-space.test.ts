import { beforeEach, expect, test, vi } from 'vitest'
import { checkSpace, type PublishedStory, type SpaceSources, type SpaceState } from './check-space.ts'
import { receivedChanges } from './received-changes.ts'

beforeEach(() => void receivedChanges().take())

/** The last check, at 100 s, found a story that was published at 99 s. */
const known: SpaceState = { version: 100, total: 10, lastAt: 99_000, readAt: 100_000 }
const longAfter = 1_000_000

/** A story published at a second, for the first time unless that was long before. */
function story(id: number, { at = 150, firstAt = 1 } = {}): PublishedStory {
  return { id, full_slug: `global/${id}`, publishedAt: at * 1000, firstAt: firstAt * 1000 }
}

type Now = { version: number; total: number; stories?: readonly PublishedStory[] | undefined }

/** The responses of a service with these stories published since the last check. */
function saying(now: Now, forget: SpaceSources['forget']): SpaceSources {
  return {
    readVersion: async () => now.version,
    readPublished: async () => ({ total: now.total, lastAt: 150_000 }),
    readPublishedSince: async (moment) => now.stories?.filter(({ publishedAt }) => publishedAt >= moment),
    forget,
  }
}

type Circumstances = { received?: readonly string[]; at?: number; last?: Partial<SpaceState> }

/** What the check invalidates: ids of stories, or `everything`. */
async function forgottenWhen(now: Now, { received = [], at = longAfter, last = {} }: Circumstances = {}) {
  const forgotten: (number | 'everything')[] = []
  for (const action of received) receivedChanges().note({ action })
  const sources = saying(now, async (one) => void forgotten.push(one?.id ?? 'everything'))
  await checkSpace({ ...known, ...last }, sources, at)
  return forgotten
}

test('an unchanged space invalidates nothing', async () => {
  expect(await forgottenWhen({ version: 100, total: 10 })).toEqual([])
})

const cases = [
  { rule: 'a publish nobody told of', now: { version: 101, total: 10, stories: [story(1)] }, forgotten: [1] },
  {
    rule: 'a publish beside another that was told',
    now: { version: 102, total: 10, stories: [story(1), story(2)] },
    received: ['published'],
    forgotten: [1, 2],
  },
  {
    rule: 'a publish that was seen after one that was later',
    now: { version: 101, total: 10, stories: [story(1, { at: 98 }), story(2)] },
    forgotten: [1, 2],
  },
  { rule: 'a removal nobody told of', now: { version: 101, total: 9, stories: [] }, forgotten: ['everything'] },
  {
    rule: 'a removal nobody told of, hidden by a new story',
    now: { version: 102, total: 10, stories: [story(3, { firstAt: 150 })] },
    received: ['published'],
    forgotten: ['everything'],
  },
  {
    rule: 'a removal that was told',
    now: { version: 101, total: 9, stories: [] },
    received: ['unpublished'],
    forgotten: [],
  },
  { rule: 'a datasource nobody told of', now: { version: 101, total: 10, stories: [] }, forgotten: ['everything'] },
  {
    rule: 'a datasource nobody told of, just after a story that the last check knew',
    now: { version: 101, total: 10, stories: [story(1, { at: 99 })] },
    forgotten: ['everything'],
  },
  { rule: 'more stories than one answer holds', now: { version: 101, total: 10 }, forgotten: ['everything'] },
]

test.each(cases)('$rule: $forgotten is read again', async ({ now, received = [], forgotten }) => {
  expect(await forgottenWhen(now, { received })).toEqual(forgotten)
})

test('a publish is found although the version, after many changes in a short time, is ahead of the clock', async () => {
  const now = { version: 100_002, total: 10, stories: [story(1), story(2)] }
  const circumstances = { received: ['published'], at: 151_000, last: { version: 100_000 } }
  expect(await forgottenWhen(now, circumstances)).toEqual([1, 2])
})

test('a story that the last check saw is not read again with later ones', async () => {
  const now = { version: 101, total: 10, stories: [story(1, { at: 98.5 }), story(2)] }
  expect(await forgottenWhen(now, { last: { readAt: 140_000 } })).toEqual([2])
})

test('a publish within the second of a known version is found; nothing older is read again', async () => {
  const stories = [story(1, { at: 99 }), story(2, { at: 99.8 })]
  expect(await forgottenWhen({ version: 100, total: 10, stories }, { at: 101_000 })).toEqual([2])
})

test('the first check only reads; a service that does not respond changes nothing', async () => {
  const sources: SpaceSources = {
    readVersion: async () => 7,
    readPublished: async () => ({ total: 3, lastAt: 6500 }),
    readPublishedSince: () => Promise.reject(new Error('away')),
    forget: () => expect.unreachable(),
  }
  expect(await checkSpace(undefined, sources, 9000)).toEqual({ version: 7, total: 3, lastAt: 6500, readAt: 9000 })
  await expect(checkSpace(known, sources)).rejects.toThrow('away')
})

test('other instances learn of a publish of which no message came since, and of everything once', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(150_500)
  receivedChanges().note({ action: 'published', story: 1 })
  receivedChanges().note({ action: 'published', story: 2 })
  vi.restoreAllMocks()
  const spread = new Map<number | undefined, boolean>()
  const forget: SpaceSources['forget'] = async (one, isUnknown) => void spread.set(one?.id, isUnknown)
  const stories = [story(1), story(2, { at: 151 }), story(3)]
  await checkSpace(known, saying({ version: 102, total: 10, stories }, forget), longAfter)
  await checkSpace(known, saying({ version: 102, total: 9, stories: [] }, forget), longAfter)
  expect([...spread]).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [undefined, true],
  ])
  receivedChanges().note({ action: 'unknown', isEverything: true })
  await checkSpace(known, saying({ version: 102, total: 9, stories: [] }, forget), longAfter)
  expect(spread.get(undefined)).toBe(false)
})
