import { join } from 'node:path'
import { defaultHosts } from 'site/routing/hosts/site-hosts.ts'
import { root, type Settings } from '../../settings.ts'
import { type Child, type OnLine, startChild, untilResponds } from '../child.ts'

type Starting = { settings: Settings; siteUrl: string; children: Child[]; onLine?: OnLine | undefined }

/** Starts the identity provider, which serves every website of this machine. */
export async function startIdentity({ settings, siteUrl, children, onLine }: Starting): Promise<void> {
  const child = startChild({
    name: 'The identity provider',
    command: process.execPath,
    args: [join(root, 'scripts/local-stack/identity-provider/main.ts')],
    env: {
      IDENTITY_PORT: String(settings.IDENTITY_PORT),
      IDENTITY_SITES: defaultHosts(siteUrl)
        .map(({ websiteUri }) => websiteUri)
        .join(','),
      IDENTITY_FAULTS: settings.IDENTITY_FAULTS,
      MAIL_PORT: String(settings.MAIL_PORT),
      DATA_FOLDER: join(settings.DATA_FOLDER, 'identity-provider'),
    },
    onLine: (line) => onLine?.(`identity | ${line}`),
  })
  children.push(child)
  await untilResponds(`http://localhost:${settings.IDENTITY_PORT}/healthz`, child)
}
