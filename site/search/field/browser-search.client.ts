import type { IndexFamily } from 'component-schemas/search/index-names.ts'
import { isAllowed } from '#site/browser/consent/choice.ts'
import { within } from '#site/server/time-limit.ts'
import type { BrowserAccess, SearchAccess } from '../access/search-access.ts'
import type { SendSearch } from '../send-parts.ts'
import { type SearchClient, searchClient } from '../service/search-client.ts'
import { type OpenedHit, reportOpened } from './report-opened.client.ts'

export type BrowserSearch = {
  search: SendSearch
  /** Clears the key and everything that was cached with it. */
  forget: () => void
  /** Counts clicks with the visitor's consent. Clicks of customers are never counted. */
  opened: (hit: OpenedHit) => void
}

const accessPaths: Readonly<Record<IndexFamily, string>> = {
  public: '/api/search/access',
  extranet: '/api/search/extranet-access',
}

/**
 * Timeout of a query with its key in milliseconds: the official client waits four times its own limit for a host that
 * failed before.
 */
const budgetMs = 2000

/** A key is renewed before it expires: a query may be in flight. */
const marginMs = 60_000

type Held = { client: SearchClient; until: number; access: SearchAccess }

/**
 * The search of a page: a key from the site, then the official client straight to the search service. Both load at the
 * first query; a key is renewed when it expires soon or is refused.
 */
export function browserSearch(family: IndexFamily, locale: string): BrowserSearch {
  let held: Promise<Held> | undefined

  async function open(): Promise<Held> {
    const { validSeconds, ...access } = await requestAccess(family, locale)
    return { access, client: await searchClient(access), until: Date.now() + validSeconds * 1000 - marginMs }
  }

  async function client(): Promise<SearchClient> {
    const known = held && (await held.catch(() => undefined))
    if (!known || known.until <= Date.now()) held = open()
    return (await (held ?? open())).client
  }

  function forget(): void {
    void held?.then((known) => known.client.clearCache()).catch(() => undefined)
    held = undefined
  }

  /** A refused key is renewed once. */
  async function requestWithFreshKey(requests: Parameters<SendSearch>[0]) {
    try {
      return await (await client()).search({ requests })
    } catch (error) {
      if (!isRefused(error)) throw error
      forget()
      return await (await client()).search({ requests })
    }
  }

  return {
    forget,
    opened(hit) {
      if (family !== 'public' || !isAllowed('statistics', document.cookie)) return
      // A server-rendered list can be opened before the first query here.
      held ??= open()
      void held.then(({ access }) => reportOpened(hit, access)).catch(() => undefined)
    },
    search: (requests) => within(budgetMs, requestWithFreshKey(requests)),
  }
}

/** @throws Error when the site gives no key: there is no session, or it cannot be reached */
async function requestAccess(family: IndexFamily, locale: string): Promise<BrowserAccess> {
  const response = await fetch(`${accessPaths[family]}?${new URLSearchParams({ locale })}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`The site gave no key to search with: ${response.status}`)
  const access: BrowserAccess = await response.json()
  return access
}

function isRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403
}
