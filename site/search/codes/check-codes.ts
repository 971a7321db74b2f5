import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { within } from '#site/server/time-limit.ts'
import { publicClient } from '../service/public-client.ts'
import { type CodeLine, parseCodeLines } from './code-lines.ts'
import { type MatchedLine, matchCodes } from './match-codes.ts'
import { unpackCodes } from './packed-codes.ts'

/** For up to two thousand codes, each a part of a query: the calls have their own time limits. */
const waitMs = 4000

/** What the codes of an address mean; or that the address is broken, or that the search did not respond. */
export type CheckedCodes = { lines: readonly MatchedLine[] } | { failure: 'broken' | 'away' }

/** It never throws: a search that is down is a line in the log. */
export async function checkCodes(packed: string, siteContext: SiteContext): Promise<CheckedCodes> {
  return await checkText(unpackCodes(packed) ?? '', siteContext)
}

/** The same for a text that is in no address. */
export async function checkText(text: string, siteContext: SiteContext): Promise<CheckedCodes> {
  return await checkLines(parseCodeLines(text), siteContext)
}

/** The same for lines that were read already. */
export async function checkLines(lines: readonly CodeLine[], siteContext: SiteContext): Promise<CheckedCodes> {
  if (lines.length === 0) return { failure: 'broken' }
  try {
    const client = await publicClient(siteContext)
    const matched = matchCodes(lines, siteContext, async (requests) => await client.search({ requests }))
    return { lines: await within(waitMs, matched) }
  } catch (error) {
    process.stderr.write(`Codes could not be looked up: ${error instanceof Error ? error.message : String(error)}\n`)
    return { failure: 'away' }
  }
}
