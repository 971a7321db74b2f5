import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexName } from 'component-schemas/search/index-names.ts'
import { typedQuery } from 'component-schemas/search/query-params.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { parse } from 'yaml'
import { z } from 'zod'

const expectations = z.record(z.string(), z.string())
const golden = z.record(z.string(), z.object({ codes: expectations, words: expectations }))

export type JudgedQuery = { locale: string; isCode: boolean; typed: string; expected: string }

/** `rank` is the position of the first relevant hit, counted from 1; 0 when it is not among the first ten. */
export type Judgement = JudgedQuery & { rank: number; first: string }

/** The judged queries of `golden.yaml`. */
export async function readGolden(): Promise<JudgedQuery[]> {
  const file = golden.parse(parse(await readFile(join(import.meta.dirname, 'golden.yaml'), 'utf8')))
  return Object.entries(file).flatMap(([locale, { codes, words }]) => [
    ...Object.entries(codes).map(([typed, expected]) => ({ locale, isCode: true, typed, expected })),
    ...Object.entries(words).map(([typed, expected]) => ({ locale, isCode: false, typed, expected })),
  ])
}

const firstHits = 10

/** Sends every query as the site does, in the market that all share. */
export async function judge(client: IndexSources['client'], queries: readonly JudgedQuery[]): Promise<Judgement[]> {
  const judged: Judgement[] = []
  for (const query of queries) {
    const { hits } = await client.searchSingleIndex<{ address: string; name: string }>({
      indexName: indexName('public', query.locale),
      searchParams: { ...typedQuery(query.typed), filters: 'markets:global', hitsPerPage: firstHits },
    })
    const [first] = hits
    judged.push({
      ...query,
      rank: rankOf(query.expected, hits),
      first: first ? `${first.name} (${first.address})` : '',
    })
  }
  return judged
}

type Found = { address: string; name: string }

function rankOf(expected: string, hits: readonly Found[]): number {
  if (expected === 'none') return hits.length === 0 ? 1 : 0
  const names = expected.startsWith('~') ? new RegExp(expected.slice(1).trim(), 'iu') : undefined
  return hits.findIndex(({ address, name }) => (names ? names.test(name) : address === `global/${expected}`)) + 1
}

/** Mean of 1 / rank: 1 when every relevant hit is first. */
export function meanReciprocalRank(judgements: readonly Judgement[]): number {
  const sum = judgements.reduce((total, { rank }) => total + (rank === 0 ? 0 : 1 / rank), 0)
  return sum / Math.max(1, judgements.length)
}

/** A line per language, and one per query whose relevant hit is not first. */
export function describeJudgements(judgements: readonly Judgement[]): string {
  const locales = [...new Set(judgements.map(({ locale }) => locale))]
  const rows = locales.map((locale) => {
    const own = judgements.filter((one) => one.locale === locale)
    const codes = own.filter(({ isCode }) => isCode)
    return `${locale}  ${meanReciprocalRank(own).toFixed(3)} of ${own.length}, part numbers ${meanReciprocalRank(codes).toFixed(3)} of ${codes.length}`
  })
  const misses = judgements
    .filter(({ rank }) => rank !== 1)
    .map(
      ({ locale, typed, expected, rank, first }) =>
        `${locale}  "${typed}" wants ${expected}: rank ${rank}, first is ${first}`,
    )
  const all = `all ${meanReciprocalRank(judgements).toFixed(3)} of ${judgements.length}`
  return [...rows, all, ...misses].join('\n')
}
