import { join } from 'node:path'
import { lockBrands, vehicleMakes } from 'component-schemas/datasources/brand-datasources.ts'
import { codeForms, compactCode } from 'component-schemas/search/code-forms.ts'
import { indexName } from 'component-schemas/search/index-names.ts'
import { seriesBlocks } from 'component-schemas/search/match/code-series.ts'
import { typedQuery } from 'component-schemas/search/query-params.ts'
import { plainSearchQuery } from 'component-schemas/search/search-results.ts'
import { type LocaleCode, localeCodes } from 'site/routing/locales.ts'
import { markets } from 'site/routing/markets.ts'
import { findInCatalogue } from 'site/search/find-in-catalogue.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { searchClient } from 'site/search/indexing/search-client.ts'
import { prepareIndex } from 'site/search/indexing/write-indexes.ts'
import type { Settings } from '../settings.ts'
import type { Child } from '../system/child.ts'
import { startSearch } from '../system/services/start-search.ts'
import { residentMegabytes } from './memory/resident-megabytes.ts'
import type { Row } from './print-table.ts'
import { quantile } from './quantile.ts'

type Client = IndexSources['client']

/** Sizes of the demo and of the load set (content model, section 4). */
const sizes = [3_000, 100_000]
const queries = 300
const crossReferences = 5
const codes = [...localeCodes]

/** The search service in its own process, filled by its client and queried over HTTP, one query at a time. */
export async function benchSearch(settings: Settings): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of sizes) rows.push(await benchSize(settings, size))
  return rows
}

async function benchSize(settings: Settings, size: number): Promise<Row> {
  const host = `http://localhost:${settings.SEARCH_PORT}`
  const DATA_FOLDER = join(settings.DATA_FOLDER, String(size))
  const children: Child[] = []
  try {
    const child = await startSearch({ settings: { ...settings, DATA_FOLDER }, children })
    const client = searchClient({ host, applicationId: settings.SEARCH_APP_ID, key: settings.SEARCH_ADMIN_KEY })
    const perLocale = Math.ceil(size / codes.length)
    const startedAt = performance.now()
    for (const locale of codes) await fill(client, locale, perLocale)
    const seconds = (performance.now() - startedAt) / 1000
    const asPage = (words: string, locale: LocaleCode) => requestAsPage(client, words, locale)
    const single = await timesOf((words, locale) => requestOnce(client, words, locale), typedIn(perLocale))
    const page = await timesOf(asPage, typedIn(perLocale))
    const series = await timesOf(asPage, codeIn(perLocale))
    const megabytes = await residentMegabytes(child.pid)
    return {
      records: perLocale * codes.length,
      'full index in s': seconds,
      'query p50 ms': quantile(single, 0.5),
      'query p99 ms': quantile(single, 0.99),
      'page p50 ms': quantile(page, 0.5),
      'page p99 ms': quantile(page, 0.99),
      'series p50 ms': quantile(series, 0.5),
      'series p99 ms': quantile(series, 0.99),
      ...bytesOf(perLocale),
      'MB resident': megabytes,
    }
  } finally {
    await Promise.all(children.map((child) => child.stop()))
  }
}

async function fill(client: Client, locale: LocaleCode, count: number): Promise<void> {
  await prepareIndex({ client }, 'public', locale)
  const objects = Array.from({ length: count }, (_, index) => madeUp(index))
  await client.replaceAllObjects({ indexName: indexName('public', locale), objects })
}

const families = ['llave plana', 'llave de puntos', 'mando plegable', 'cilindro ovalado', 'fresa de disco', 'candado']
const details = [
  'latón niquelado',
  'alpaca sin soldadura',
  'acero templado',
  'cinco cortes',
  'con transpondedor',
  'para vitrinas',
]

/** A product of about fifty words, all invented, the same in every run. */
function madeUp(index: number): Record<string, unknown> {
  const pick = <Item>(items: readonly Item[], step: number) => items[(index * step + (index >> 3)) % items.length]
  const brand = pick(lockBrands.entries, 1)
  const make = pick(vehicleMakes.entries, 5)
  const code = `${(brand?.value ?? 'nor').slice(0, 3).toUpperCase()}-${index % 97}${'RLDP'[index % 4]}.${index}`
  return {
    objectID: `p${index}`,
    entityId: `p${index}`,
    storyId: index,
    section: 'product',
    type: 'product',
    name: `${pick(families, 1)} ${code}`,
    code,
    codes: codeForms(code),
    codeKeys: codesOf(code, index).map(compactCode),
    text: Array.from({ length: 8 }, (_, place) => pick(details, place + 1)).join(', '),
    lockBrand: [brand?.value],
    vehicleMake: [make?.value],
    vehicles: [`${make?.labels.es} ${index % 40} 20${10 + (index % 14)}-20${24 + (index % 6)}`],
    kind: index % 3 === 0 ? 'electronic' : 'key_blank',
    ...(index % 3 !== 0 && seriesIn(index)),
    markets: ['base', 'global', 'italy'],
    from: 0,
    until: 9_999_999_999,
    boost: index % 7 === 0 ? 5 : 40,
    updatedAtDay: 20_000 + (index % 500),
  }
}

/** A product is found by its own code, those of other makers, and its EANs. */
function codesOf(code: string, index: number): string[] {
  const others = Array.from(
    { length: crossReferences },
    (_, place) => `${'KXQWZ'[place]}${(index * 31 + place) % 999_983}`,
  )
  return [code, ...others, String(8_400_000_000_000 + index), String(8_410_000_000_000 + index)]
}

/** A series as blanks have it, of 1,000 to 20,000 codes. */
function seriesIn(index: number) {
  const letters = (lockBrands.entries[index % lockBrands.entries.length]?.value ?? 'nor').slice(0, 2).toUpperCase()
  const first = 1 + ((index * 7919) % 79) * 1000
  const codeOf = (number: number) => `${letters}${String(number).padStart(5, '0')}`
  const series = [{ from: codeOf(first), to: codeOf(first - 1 + 1000 * (1 + (index % 20))) }]
  return { series, seriesBlocks: seriesBlocks(series) }
}

/** Bytes of a record, and how many of them are its series; the mean of all. */
function bytesOf(count: number): Row {
  const sum = (value: (record: Record<string, unknown>) => unknown) =>
    Array.from({ length: count }, (_, index) => JSON.stringify(value(madeUp(index)))?.length ?? 0).reduce(
      (total, bytes) => total + bytes,
      0,
    )
  const ofSeries = sum(({ series, seriesBlocks: blocks }) => series && { series, seriesBlocks: blocks })
  return { 'bytes of a record': sum((record) => record) / count, 'of them series': ofSeries / count }
}

/** Codes that lie in the series of some products. */
function codeIn(count: number): Typed {
  return (turn) => {
    const index = (turn * 7919) % count
    return seriesIn(index % 3 === 0 ? index + 1 : index).series[0]?.from.replace(/1$/, '7') ?? ''
  }
}

type Typed = (turn: number) => string

/** Part numbers, words with and without mistakes, beginnings, in turn; each with three facets and the market's filter. */
function typedIn(count: number): Typed {
  return (turn) => {
    const { code, name } = madeUp((turn * 7919) % count) as { code: string; name: string }
    const words = name.split(' ').slice(0, -1).join(' ')
    const kinds = [code, compactCode(code), words, words.slice(0, -2), words.replace('a', ''), code.slice(0, 5)]
    return kinds[turn % kinds.length] ?? code
  }
}

const marketFilter = 'markets:global AND until > 1000'

async function timesOf(
  askFor: (words: string, locale: LocaleCode) => Promise<unknown>,
  typed: Typed,
): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < queries + 20; turn += 1) {
    const startedAt = performance.now()
    await askFor(typed(turn), codes[turn % codes.length] ?? 'es')
    // The first ones warm up.
    if (turn >= 20) times.push(performance.now() - startedAt)
  }
  return times
}

async function requestOnce(client: Client, words: string, locale: LocaleCode): Promise<unknown> {
  const facets = ['kind', 'lockBrand', 'vehicleMake']
  const searchParams = { ...typedQuery(words, locale), filters: marketFilter, facets }
  return await client.searchSingleIndex({ indexName: indexName('public', locale), searchParams })
}

/** The queries that the search page sends in one call: the list with its facets, and the size of each group. */
async function requestAsPage(client: Client, words: string, locale: LocaleCode): Promise<unknown> {
  const siteContext = { market: markets.global, locale }
  return await findInCatalogue(
    { ...plainSearchQuery(words), family: 'public', siteContext, pageNumber: 1 },
    (requests) => client.search({ requests: requests.map((request) => ({ ...request, filters: marketFilter })) }),
  )
}
