import { indexName } from 'component-schemas/search/index-names.ts'
import {
  describeJudgements,
  type Judgement,
  judge,
  meanReciprocalRank,
  readGolden,
} from 'scripts/search/judge-queries.ts'
import type { WireStory } from 'site/content/delivery/wire-story.ts'
import { type LocaleCode, locales } from 'site/routing/locales.ts'
import { addressOf } from 'site/routing/stories/story-location.ts'
import { recordsOfStories, toRelated } from 'site/search/indexing/records-of-stories.ts'
import { prepareIndex } from 'site/search/indexing/write-indexes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoStories } from '../support/demo-stories.ts'
import { type LocalSearch, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
let judgements: readonly Judgement[]

beforeAll(async () => {
  service = await startLocalSearch()
  const storiesIn = await demoStories()
  for (const locale of Object.keys(locales) as LocaleCode[]) {
    await prepareIndex({ client: service.admin }, 'public', locale)
    const objects = publicRecords(storiesIn(locale), locale).map((record) => ({ ...record }))
    await service.admin.saveObjects({ indexName: indexName('public', locale), objects })
  }
  judgements = await judge(service.admin, await readGolden())
  process.stdout.write(`${describeJudgements(judgements)}\n`)
}, 180_000)

afterAll(() => service.remove())

/** All stories of a language at once: each finds the others among them. */
function publicRecords(stories: readonly WireStory[], locale: LocaleCode) {
  const byUuid = new Map(stories.map((story) => [story.uuid, toRelated(story)]))
  const addresses = new Set(stories.map(addressOf))
  return recordsOfStories(stories, locale, {
    related: (uuid) => byUuid.get(uuid),
    hasStory: (address) => addresses.has(address),
    startPage: () => undefined,
  }).public
}

test('at least 150 queries are judged, in every language', () => {
  expect(judgements.length).toBeGreaterThanOrEqual(150)
  expect(new Set(judgements.map(({ locale }) => locale)).size).toBe(Object.keys(locales).length)
})

test('a part number stands first in every spelling', () => {
  expect(judgements.filter(({ isCode, rank }) => isCode && rank !== 1)).toEqual([])
})

test('the right answer stands first: mean reciprocal rank of at least 0.9, in all and in each language', () => {
  expect(meanReciprocalRank(judgements)).toBeGreaterThanOrEqual(0.9)
  for (const locale of Object.keys(locales)) {
    const own = judgements.filter((one) => one.locale === locale)
    expect(meanReciprocalRank(own)).toBeGreaterThanOrEqual(0.9)
  }
})
