import 'server-only'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { inBackground } from '#site/server/upstream/priority.ts'
import { endDigest, findDigest } from '../subscriptions.ts'
import { digestMail } from './digest-mail.ts'
import { readLibrary } from './read-library.ts'
import { contextOf, sendDigests } from './send-digests.ts'
import { startDigests } from './start-digests.ts'

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

/** Sends digests as long as the process lives. */
export function startSiteDigests(): void {
  const report = (line: string) => console.error(line)
  startDigests({ place: databaseLocation(env, 'leases'), send: sendSiteDigests, report })
}
