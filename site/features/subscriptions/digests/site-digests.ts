import 'server-only'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { leadership } from '#site/server/database/leadership.ts'
import { repeatedly } from '#site/server/on-demand.ts'
import { inBackground } from '#site/server/upstream/priority.ts'
import { endDigest, findDigest } from '../subscriptions.ts'
import { digestMail } from './digest-mail.ts'
import { readLibrary } from './read-library.ts'
import { contextOf, sendDigests } from './send-digests.ts'

const everyMs = 15_000

/**
 * Sends the digests of this site that are due. Visitors go before it at the content service.
 * @throws CatalogueError content-unavailable
 */
async function sendSiteDigests(mayGoOn: () => boolean): Promise<number> {
  return await sendDigests({
    database: submissions(),
    readLibrary: (siteContext) => inBackground(() => readLibrary(siteContext)),
    async mailFor(composed) {
      const { market, locale } = composed.siteContext
      const website = websiteOf(market, env.SITE_HOSTS) ?? env.SITE_URL
      return digestMail(composed, { i18n: await messagesFor(locale), website })
    },
    mayGoOn,
    now: Date.now,
  })
}

/** Website and language of a digest. @returns undefined when it has ended */
export async function namedDigest(id: string): Promise<SiteContext | undefined> {
  const claims = await findDigest(submissions(), id)
  return claims && contextOf(claims)
}

/** Ends a digest and what it reports. */
export async function endNamedDigest(id: string): Promise<void> {
  await endDigest(submissions(), id)
}

/** One process of those with the same database sends digests, as long as it lives; after a failure the next look tries again. */
export function startSiteDigests(): void {
  const report = (line: string) => console.error(line)
  const { isLeader, take } = leadership({ place: databaseLocation(env, 'leases'), work: 'digests', report })
  const run = async () => isLeader() && (await sendSiteDigests(isLeader))
  repeatedly({ name: 'digests', run, take }, everyMs)
}
