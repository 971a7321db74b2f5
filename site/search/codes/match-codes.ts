import { isObject } from 'component-schemas/parse/is-object.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { indexName } from 'component-schemas/search/index-names.ts'
import { seriesBlocksAround } from 'component-schemas/search/match/code-series.ts'
import type { HitMatch } from 'component-schemas/search/match/hit-match.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { codesNaming, hasSeriesOf } from '../hit-match.ts'
import { inGroup, type SearchRequest, shownOfHits } from '../list-requests.ts'
import type { SendSearch } from '../send-parts.ts'
import { hitsOf } from '../send-parts.ts'
import { toSearchHit } from '../to-search-result.ts'
import type { CodeLine } from './code-lines.ts'
import { latinReading, lookAlikeConditions, readingOf } from './look-alikes.ts'

/** A product that a code may mean. */
export type CodeHit = {
  id: string
  /** Part number to order: of a variant, where the code is a variant's. */
  code: string
  name: string
  /** Leads to the row of the product's page that has the code. */
  href: string
  /** Why; absent where the product is only near. */
  match?: HitMatch | undefined
  /** What was read in place of the typed code, where nothing has it as it was typed. */
  readAs?: string
}

export type MatchedLine = CodeLine & {
  /** Products with the whole code, the surest first. */
  hits: readonly CodeHit[]
  /** Products whose part number begins like the code; only where there is no hit. */
  nearest: readonly CodeHit[]
}

/** The protocol takes so many queries in one call. */
const mostQueries = 50

/** Codes of one query, and the most products of its response: few codes belong to more than one or two. */
const codesOfQuery = 40
const hitsOfQuery = 400
/** A code lies in a block of each size, so that a condition on series has up to 27 values a code. */
const seriesOfQuery = 20
/** Of a code that may be read in several ways, each reading has as many. */
const looksOfQuery = 10

/** Misses that get suggestions, and the shortest beginning that says anything. */
const mostMisses = 25
const shortestBeginning = 3

/**
 * The products of many codes, each by a whole code: its own, a variant's, another maker's with or without the maker, or an EAN; else
 * by a code series; else by a code that it may have been written for. Codes are batched, so that two hundred are one call, and misses
 * three more.
 * @throws whatever `search` throws
 */
export async function matchCodes(
  lines: readonly CodeLine[],
  siteContext: SiteContext,
  search: SendSearch,
): Promise<MatchedLine[]> {
  const sending: Sending = { siteContext, search }
  const whole = await wholeHits(lines, sending)
  const missing = lines.filter((line) => !whole.get(line)?.length)
  const series = await seriesHits(missing, sending)
  const unread = missing.filter((line) => !series.get(line)?.length)
  const alike = await lookAlikeHits(unread, sending)
  const hitsOfLine = (line: CodeLine) => [whole, series, alike].flatMap((hits) => hits.get(line) ?? [])
  const misses = missing.filter((line) => hitsOfLine(line).length === 0).slice(0, mostMisses)
  const nearest = await nearestOf(misses, sending)
  return lines.map((line) => ({ ...line, hits: hitsOfLine(line), nearest: nearest.get(line) ?? [] }))
}

type Json = Readonly<Record<string, unknown>>

type Sending = { siteContext: SiteContext; search: SendSearch }

async function sendAll(requests: readonly SearchRequest[], { search }: Sending): Promise<unknown[][]> {
  const responses: unknown[] = []
  for (let at = 0; at < requests.length; at += mostQueries) {
    responses.push(...(await search(requests.slice(at, at + mostQueries))).results)
  }
  return responses.map(hitsOf)
}

/** The service returns the products of many codes together; which of them a line means, their records say. */
async function wholeHits(lines: readonly CodeLine[], sending: Sending): Promise<ReadonlyMap<CodeLine, CodeHit[]>> {
  const records = await recordsOf(wholeRequests(lines, sending.siteContext), sending)
  const byCode = new Map<string, Json[]>()
  for (const record of records) {
    for (const code of new Set(codesNaming(record))) byCode.set(code, [...(byCode.get(code) ?? []), record])
  }
  const named = (spelling: string) => byCode.get(compactCode(spelling)) ?? []
  return new Map(lines.map((line) => [line, hitsFor(line, named, sending.siteContext)]))
}

async function seriesHits(lines: readonly CodeLine[], sending: Sending): Promise<ReadonlyMap<CodeLine, CodeHit[]>> {
  const records = await recordsOf(seriesRequests(lines, sending.siteContext), sending)
  const containing = (spelling: string) => records.filter((record) => hasSeriesOf(record, spelling))
  return new Map(lines.map((line) => [line, hitsFor(line, containing, sending.siteContext)]))
}

/** Products of codes that look like what was typed, with what was read. */
async function lookAlikeHits(lines: readonly CodeLine[], sending: Sending): Promise<ReadonlyMap<CodeLine, CodeHit[]>> {
  const conditions = lines
    .map(({ spellings }) => spellings.flatMap(lookAlikeConditions))
    .filter(({ length }) => length > 0)
  const requests = groupsOf(conditions, looksOfQuery).map((some) =>
    requestFor(sending.siteContext, [inGroup('products'), some.flat()]),
  )
  const records = await recordsOf(requests, sending)
  return new Map(lines.map((line) => [line, readHits(line, records, sending.siteContext)]))
}

function readHits(line: CodeLine, records: readonly Json[], siteContext: SiteContext): CodeHit[] {
  const readAs = line.spellings.flatMap((spelling) => readingOf(spelling, records) ?? [])[0]
  if (readAs === undefined) return []
  const hits = hitsFor({ ...line, spellings: [readAs] }, (spelling) => namedBy(records, spelling), siteContext)
  return hits.map((hit) => ({ ...hit, readAs }))
}

function namedBy(records: readonly Json[], spelling: string): Json[] {
  const code = compactCode(spelling)
  return records.filter((record) => codesNaming(record).includes(code) || hasSeriesOf(record, spelling))
}

async function recordsOf(requests: readonly SearchRequest[], sending: Sending): Promise<Json[]> {
  const found = (await sendAll(requests, sending)).flat().filter(isObject)
  return [...new Map(found.map((record) => [record['objectID'], record])).values()]
}

function hitsFor(
  line: CodeLine,
  recordsNamed: (spelling: string) => readonly Json[],
  siteContext: SiteContext,
): CodeHit[] {
  const hits = line.spellings.flatMap((spelling) =>
    recordsNamed(spelling).flatMap((record) => codeHit(record, siteContext, spelling) ?? []),
  )
  const certain = hits.filter(({ match }) => match !== undefined)
  return [...new Map(certain.toReversed().map((hit) => [hit.id, hit])).values()].toSorted(
    (a, b) => sureness(a) - sureness(b),
  )
}

const sure = ['code', 'variant', 'ean', 'identical', 'equivalent', 'similar', 'series']

function sureness({ match }: CodeHit): number {
  if (!match) return sure.length
  return sure.indexOf(match.kind === 'equivalent' ? match.equivalent.match : match.kind)
}

function codeHit(record: unknown, siteContext: SiteContext, typed: string): CodeHit | undefined {
  const hit = toSearchHit(record, siteContext, typed)
  if (!hit?.code) return undefined
  const code = hit.match?.kind === 'variant' ? hit.match.code : plain(hit.code)
  const readAs = hit.match && latinReading(typed)
  return {
    id: hit.id,
    code,
    name: plain(hit.name),
    href: hit.href,
    ...(hit.match && { match: hit.match }),
    ...(readAs !== undefined && { readAs }),
  }
}

function plain(parts: readonly { text: string }[]): string {
  return parts.map(({ text }) => text).join('')
}

function wholeRequests(lines: readonly CodeLine[], siteContext: SiteContext): SearchRequest[] {
  const keys = [...new Set(lines.flatMap(({ spellings }) => spellings.flatMap(keysOf)))].filter(Boolean)
  return groupsOf(keys, codesOfQuery).map((some) =>
    requestFor(siteContext, [inGroup('products'), some.map((key) => `codeKeys:${key}`)]),
  )
}

/** The code, and without the words before it, which may name its maker. */
function keysOf(spelling: string): string[] {
  const words = spelling.split(/\s+/)
  return [...words.keys()].map((from) => compactCode(words.slice(from).join('')))
}

function seriesRequests(lines: readonly CodeLine[], siteContext: SiteContext): SearchRequest[] {
  const blocks = lines.map(({ spellings }) => spellings.flatMap(seriesBlocksAround)).filter((some) => some.length > 0)
  return groupsOf(blocks, seriesOfQuery).map((some) =>
    requestFor(siteContext, [inGroup('products'), some.flat().map((block) => `seriesBlocks:${block}`)]),
  )
}

function requestFor({ locale }: SiteContext, facetFilters: string[][]): SearchRequest {
  return {
    indexName: indexName('public', locale),
    query: '',
    ...shownOfHits,
    attributesToRetrieve: [...shownOfHits.attributesToRetrieve, 'series'],
    attributesToHighlight: [],
    attributesToSnippet: [],
    hitsPerPage: hitsOfQuery,
    facetFilters,
  }
}

/** Products whose part number begins as the code does: without its last sign, else its first half. */
async function nearestOf(
  lines: readonly CodeLine[],
  sending: Sending,
): Promise<ReadonlyMap<CodeLine, readonly CodeHit[]>> {
  const asked = lines.flatMap((line) => beginningsOf(line).map((query) => ({ line, query })))
  const requests = asked.map(({ query }) => ({
    ...requestFor(sending.siteContext, [inGroup('products')]),
    query,
    hitsPerPage: 2,
    restrictSearchableAttributes: ['codes'],
  }))
  const responses = await sendAll(requests, sending)
  const nearest = new Map<CodeLine, readonly CodeHit[]>()
  for (const [place, { line }] of asked.entries()) {
    const hits = (responses[place] ?? []).flatMap((record) => codeHit(record, sending.siteContext, '') ?? [])
    if (hits.length > 0 && !nearest.has(line)) nearest.set(line, hits)
  }
  return nearest
}

function beginningsOf({ spellings: [first = ''] }: CodeLine): string[] {
  const code = compactCode(first)
  if (!/\d/.test(code) || code.length > 30) return []
  const lengths = [code.length - 1, Math.ceil(code.length / 2)]
  return [...new Set(lengths.filter((length) => length >= shortestBeginning))].map((length) => code.slice(0, length))
}

function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  )
}
