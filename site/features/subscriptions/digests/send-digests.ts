import { setImmediate as nextTurn } from 'node:timers/promises'
import { type QueuedMail, queueMail } from '#site/forms/submissions/customer-mails/queue-mail.ts'
import type { submissions } from '#site/forms/submissions/submissions.ts'
import { isLocaleCode } from '#site/routing/locales.ts'
import { isMarketId, type Market, markets } from '#site/routing/markets.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { SubscriberClaims } from '../subscription.ts'
import { type DueDigest, dueDigests, type Settlement, settleDigests } from '../subscriptions.ts'
import { composeDigest, type DigestFolder, type Library, pausedAfterDays } from './compose-digest.ts'

/** A digest of which something has changed, in the website and language of its customer. */
export type Composed = { digest: DueDigest; folders: readonly DigestFolder[]; siteContext: SiteContext; now: number }

export type Sending = {
  database: ReturnType<typeof submissions>
  /** Reads the documents of a website in a language. */
  readLibrary: (siteContext: SiteContext) => Promise<Library>
  mailFor: (composed: Composed) => Promise<QueuedMail>
  /** Whether this process still does the work. */
  mayGoOn: () => boolean
  now: () => number
}

/** Digests that are settled in one transaction: about twenty milliseconds. */
const batch = 50
const pausedAfterMs = pausedAfterDays * 24 * 3600_000

/**
 * Composes every digest that is due and queues its mail, with one reading of the content for all digests of a website and language. Two
 * processes may do it at once, and each may be killed at any moment: a digest is queued where its mark is moved.
 * @returns how many mails were queued
 * @throws CatalogueError content-unavailable; what was settled before stays so
 */
export async function sendDigests(sending: Sending): Promise<number> {
  const { database, readLibrary, mayGoOn, now } = sending
  const libraries = new Map<string, Promise<Library>>()
  const libraryFor = (siteContext: SiteContext) => {
    const key = `${siteContext.market.id} ${siteContext.locale}`
    const library = libraries.get(key) ?? readLibrary(siteContext)
    libraries.set(key, library)
    return library
  }
  let queued = 0
  while (mayGoOn()) {
    const due = await dueDigests(database, now(), batch)
    if (due.length === 0) break
    const settlements: Settlement[] = []
    for (const digest of due) {
      const siteContext = contextOf(digest.claims)
      // The marks stay: the first digest after the next visit reports all that it has missed.
      if (digest.seenAt < now() - pausedAfterMs) settlements.push({ digest, until: 0, queue: undefined })
      else settlements.push(await settlementOf(digest, await libraryFor(siteContext), { sending, siteContext }))
    }
    queued += await settleDigests(database, settlements, now())
    // SQLite does not leave the thread: visitors come between two transactions.
    await nextTurn()
  }
  return queued
}

async function settlementOf(
  digest: DueDigest,
  library: Library,
  { sending: { mailFor, now }, siteContext }: { sending: Sending; siteContext: SiteContext },
): Promise<Settlement> {
  const folders = composeDigest(digest, library)
  const { until } = library
  // A customer without an address gets no mail.
  if (folders.length === 0 || digest.claims.email === '') return { digest, until, queue: undefined }
  const mail = await mailFor({ digest, folders, siteContext, now: now() })
  return { digest, until, queue: (statements) => queueMail(statements, mail) }
}

/** Website and language of the last visit; a market or a language may have been removed since. */
export function contextOf({ website, locale }: Pick<SubscriberClaims, 'website' | 'locale'>): SiteContext {
  const market: Market = isMarketId(website) ? markets[website] : markets.base
  const isThere = isLocaleCode(locale) && market.locales.includes(locale)
  return { market, locale: isThere ? locale : market.defaultLocale }
}
