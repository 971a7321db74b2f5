import { beforeEach, expect, test } from 'vitest'
import { checkSpace, type PublishedStory, type SpaceDoors } from './check-space.ts'
import { heardChanges } from './heard-changes.ts'

beforeEach(() => void heardChanges().take())

const story = (id: number, isNew = false): PublishedStory => ({ id, full_slug: `global/${id}`, isNew })
const known = { version: 100, total: 10 }

/** What the check forgets: ids of stories, or `everything`. */
async function forgottenWhen(
  now: { version: number; total: number; published?: readonly PublishedStory[] | undefined },
  heard: readonly string[] = [],
) {
  const forgotten: (number | 'everything')[] = []
  const doors: SpaceDoors = {
    readVersion: async () => now.version,
    countPublished: async () => now.total,
    readPublishedSince: async () => now.published,
    forget: (one) => void forgotten.push(one?.id ?? 'everything'),
  }
  for (const action of heard) heardChanges().note(action)
  await checkSpace(known, doors)
  return forgotten
}

test('a space that stands still makes nothing forgotten', async () => {
  expect(await forgottenWhen({ version: 100, total: 10 })).toEqual([])
})

const cases = [
  { rule: 'a publish nobody told of', now: { version: 101, total: 10, published: [story(1)] }, forgotten: [1] },
  {
    rule: 'a publish beside another that was told',
    now: { version: 102, total: 10, published: [story(1), story(2)] },
    heard: ['published'],
    forgotten: [1, 2],
  },
  { rule: 'a removal nobody told of', now: { version: 101, total: 9, published: [] }, forgotten: ['everything'] },
  {
    rule: 'a removal nobody told of, hidden by a new story',
    now: { version: 102, total: 10, published: [story(3, true)] },
    heard: ['published'],
    forgotten: ['everything'],
  },
  {
    rule: 'a removal that was told',
    now: { version: 101, total: 9, published: [] },
    heard: ['unpublished'],
    forgotten: [],
  },
  { rule: 'a datasource nobody told of', now: { version: 101, total: 10, published: [] }, forgotten: ['everything'] },
  { rule: 'more stories than one answer holds', now: { version: 101, total: 10 }, forgotten: ['everything'] },
]

test.each(cases)('$rule: $forgotten is read anew', async ({ now, heard = [], forgotten }) => {
  expect(await forgottenWhen({ published: undefined, ...now }, heard)).toEqual(forgotten)
})

test('the first check only looks; a service that does not answer changes nothing', async () => {
  const doors: SpaceDoors = {
    readVersion: async () => 7,
    countPublished: async () => 3,
    readPublishedSince: () => Promise.reject(new Error('away')),
    forget: () => expect.unreachable(),
  }
  expect(await checkSpace(undefined, doors)).toEqual({ version: 7, total: 3 })
  await expect(checkSpace(known, doors)).rejects.toThrow('away')
})
