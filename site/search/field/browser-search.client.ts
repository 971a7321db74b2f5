import type { IndexFamily } from 'component-schemas/search/index-names.ts'
import { isAllowed } from '#site/browser/consent/choice.ts'
import { within } from '#site/server/time-limit.ts'
import type { BrowserAccess, SearchAccess } from '../access/search-access.ts'
import type { SendSearch } from '../catalogue-requests.ts'
import { type SearchClient, searchClient } from '../service/search-client.ts'
import { type OpenedHit, reportOpened } from './report-opened.client.ts'

export type BrowserSearch = {
  search: SendSearch
  /** Drops the key and everything that was answered with it. */
  forget: () => void
  /** Counts what was opened, where the visitor allows it. What customers open is never counted. */
  opened: (hit: OpenedHit) => void
}

const accessPaths: Readonly<Record<IndexFamily, string>> = {
  public: '/api/search/access',
  extranet: '/api/search/extranet-access',
}

/**
 * Milliseconds that a question may take with its key: the official client waits four times its own limit for a host that
 * did not answer the time before.
 */
const budgetMs = 2000

/** A key is exchanged before it is over: a question may be under way. */
const marginMs = 60_000

type Held = { client: SearchClient; until: number; access: SearchAccess }

/**
 * The search as a page asks it: a key from the site, then the official client straight to the search service. Both are
 * got when the first question is asked, and a new key when the old one is nearly over or is refused.
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

  /** A key that is refused is exchanged once. */
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
      // A list of the server's can be opened before anything was asked here.
      held ??= open()
      void held.then(({ access }) => reportOpened(hit, access)).catch(() => undefined)
    },
    search: (requests) => within(budgetMs, requestWithFreshKey(requests)),
  }
}

/** @throws Error when the site gives no key: nobody has logged in, or it cannot be reached */
async function requestAccess(family: IndexFamily, locale: string): Promise<BrowserAccess> {
  const response = await fetch(`${accessPaths[family]}?${new URLSearchParams({ locale })}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`The site gave no key to search with: ${response.status}`)
  return (await response.json()) as BrowserAccess
}

function isRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403
}
