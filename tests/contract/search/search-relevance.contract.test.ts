import { localeCodes } from 'site/routing/locales.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSearch } from '../support/demo-search.ts'
import type { LocalSearch } from '../support/local-search.ts'
import { describeJudgements, type Judgement, judge, meanReciprocalRank, readGolden } from './judge-queries.ts'

let service: LocalSearch
let judgements: readonly Judgement[]

beforeAll(async () => {
  service = await startDemoSearch(localeCodes)
  judgements = await judge(service.admin, await readGolden())
  process.stdout.write(`${describeJudgements(judgements)}\n`)
}, 180_000)

afterAll(() => service.remove())

test('at least 150 queries are judged, in every language', () => {
  expect(judgements.length).toBeGreaterThanOrEqual(150)
  expect(new Set(judgements.map(({ locale }) => locale)).size).toBe(localeCodes.length)
})

test('a part number stands first in every spelling', () => {
  expect(judgements.filter(({ isCode, rank }) => isCode && rank !== 1)).toEqual([])
})

test('the right answer stands first: mean reciprocal rank of at least 0.9, in all and in each language', () => {
  expect(meanReciprocalRank(judgements)).toBeGreaterThanOrEqual(0.9)
  for (const locale of localeCodes) {
    const own = judgements.filter((one) => one.locale === locale)
    expect(meanReciprocalRank(own)).toBeGreaterThanOrEqual(0.9)
  }
})
