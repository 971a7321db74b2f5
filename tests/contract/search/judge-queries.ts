import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { plainSearchQuery } from 'component-schemas/search/search-results.ts'
import { type LocaleCode, locales } from 'site/routing/locales.ts'
import { markets } from 'site/routing/markets.ts'
import { findInCatalogue } from 'site/search/find-in-catalogue.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { parse } from 'yaml'
import { z } from 'zod'

const expectations = z.record(z.string(), z.string())
const golden = z.record(z.enum(keysOf(locales)), z.object({ codes: expectations, words: expectations }))

export type JudgedQuery = { locale: LocaleCode; isCode: boolean; typed: string; expected: string }

/** `rank` is the position of the first relevant hit, counted from 1; 0 when it is not among the first ten. */
export type Judgement = JudgedQuery & { rank: number; first: string }

/** The judged queries of `golden.yaml`. */
export async function readGolden(): Promise<JudgedQuery[]> {
  const file = golden.parse(parse(await readFile(join(import.meta.dirname, 'golden.yaml'), 'utf8')))
  return keysOf(file).flatMap((locale) => {
    const { codes, words } = file[locale]
    return [
      ...Object.entries(codes).map(([typed, expected]) => ({ locale, isCode: true, typed, expected })),
      ...Object.entries(words).map(([typed, expected]) => ({ locale, isCode: false, typed, expected })),
    ]
  })
}

const firstHits = 10

/** Searches as the site does, in the market that all share. */
export async function judge(client: IndexSources['client'], queries: readonly JudgedQuery[]): Promise<Judgement[]> {
  const judged: Judgement[] = []
  for (const query of queries) {
    const hits = (await hitsOf(client, query)).slice(0, firstHits)
    const [first] = hits
    judged.push({
      ...query,
      rank: rankOf(query.expected, hits),
      first: first ? `${first.name} (${first.address})` : '',
    })
  }
  return judged
}

/** The entries of the search page, with the addresses of their records. */
async function hitsOf(client: IndexSources['client'], { locale, typed }: JudgedQuery): Promise<Found[]> {
  const records = new Map<string, Found>()
  const siteContext = { market: markets.global, locale }
  const { entries } = await findInCatalogue(
    { ...plainSearchQuery(typed), family: 'public', siteContext, pageNumber: 1 },
    async (requests) => {
      const narrowed = requests.map((request) => ({ ...request, filters: 'markets:global' }))
      const { results } = await client.search<Found>({ requests: narrowed })
      for (const result of results) {
        for (const { objectID, address, name } of 'hits' in result ? result.hits : []) {
          if (address !== undefined) records.set(objectID, { address, name })
        }
      }
      return { results }
    },
  )
  return entries.flatMap(({ id }) => records.get(id) ?? [])
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
  const judged = [...new Set(judgements.map(({ locale }) => locale))]
  const rows = judged.map((locale) => {
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
