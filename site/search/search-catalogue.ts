import 'server-only'
import type { SearchResults } from 'component-schemas/search/search-results.ts'
import { within } from '#site/server/time-limit.ts'
import { searchMs } from '#site/server/upstream/time-limits.ts'
import { extranetSearchKey, type SearchReader } from './access/search-keys.ts'
import { findWithHelp } from './find-with-help.ts'
import type { CatalogueQuery } from './list-requests.ts'
import type { SendSearch } from './send-parts.ts'
import { openClient, publicClient } from './service/public-client.ts'

export type SearchOptions = { search?: SendSearch; waitMs?: number; report?: (message: string) => void }

type Question = Omit<CatalogueQuery, 'family'>

/**
 * The public search of a market in its language. It never throws: a service that is down, slow or wrong is
 * `isAvailable: false` and a log line.
 */
export async function searchCatalogue(request: Question, options: SearchOptions = {}): Promise<SearchResults> {
  const search: SendSearch = async (requests) => await (await publicClient(request.siteContext)).search({ requests })
  return await withinBudget({ ...request, family: 'public' }, { search, ...options })
}

/** A customer's search behind the login; the same guarantees. */
export async function searchExtranet(
  request: Question & { reader: SearchReader },
  options: SearchOptions = {},
): Promise<SearchResults> {
  const { siteContext, reader } = request
  const search: SendSearch = async (requests) => {
    const client = await openClient(extranetSearchKey(siteContext, reader))
    return await client.search({ requests })
  }
  return await withinBudget({ ...request, family: 'extranet' }, { search, ...options })
}

type Asking = SearchOptions & { search: SendSearch }

async function withinBudget(
  catalogueQuery: CatalogueQuery,
  { search, waitMs = searchMs, report = reportToLog }: Asking,
): Promise<SearchResults> {
  try {
    return await within(waitMs, findWithHelp(catalogueQuery, search))
  } catch (error) {
    report(`The search could not be asked: ${error instanceof Error ? error.message : String(error)}`)
    return { isAvailable: false }
  }
}

export function reportToLog(message: string): void {
  process.stderr.write(`${message}\n`)
}
