import { join } from 'node:path'
import { defaultHosts } from 'site/routing/hosts/site-hosts.ts'
import { type Starting, startService } from './start-service.ts'

/** Starts the identity provider, which serves every website of this machine. */
export async function startIdentity(starting: Starting & { siteUrl: string }): Promise<void> {
  const { settings, siteUrl } = starting
  await startService('identity', starting, {
    IDENTITY_SITES: defaultHosts(siteUrl)
      .map(({ websiteUri }) => websiteUri)
      .join(','),
    IDENTITY_FAULTS: settings.IDENTITY_FAULTS,
    MAIL_PORT: String(settings.MAIL_PORT),
    DATA_FOLDER: join(settings.DATA_FOLDER, 'identity-provider'),
  })
}
