import type { z } from 'zod'
import type { SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { isLoopback } from './is-loopback.ts'
import { embeddedSecretsIn } from './secrets.ts'
import { siteVariables } from './site-variables.ts'

type Configured = Omit<z.output<typeof siteVariables>, 'SITE_HOSTS'> & { SITE_HOSTS: readonly SiteHost[] }

/** Port of the embedded mail service; a mail server of the same machine listens on another one. */
const embeddedMailPort = '4040'

/**
 * Refuses the values of the embedded stack where the site has a public address: its secrets are published in this
 * repository, its identity provider accepts every login, its mail service delivers nothing.
 * @param misspelled sentences about names that may be meant
 * @throws Error that names the variables
 */
export function refuseEmbedded(env: Configured, misspelled: readonly string[] = []): void {
  const address = publicAddressOf(env)
  if (env.NODE_ENV !== 'production' || address === undefined) return
  const unused = unusedIn(env)
  const secrets = embeddedSecretsIn(siteVariables.shape, env).filter((name) => !unused.includes(name))
  const names = [...secrets, ...embeddedServicesIn(env)]
  if (names.length === 0) return
  throw new Error(
    `The site cannot start: ${names.join(', ')} still has the embedded stack's value while the site is ${address}. ` +
      ['Set the values of the real services (README, "Production").', ...misspelled].join('\n'),
  )
}

function publicAddressOf({ SITE_URL, SITE_HOSTS }: Configured): string | undefined {
  const addresses = [SITE_URL, ...SITE_HOSTS.map(({ websiteUri }) => websiteUri)]
  return addresses.find((address) => !isLoopback(new URL(address).hostname))
}

/** Secrets that protect nothing. */
function unusedIn({ SITE_HOSTS, FORMS_WEBHOOK_URL }: Configured): string[] {
  return [
    ...(SITE_HOSTS.some(({ isGated }) => isGated) ? [] : ['GATE_PASSWORD']),
    ...(FORMS_WEBHOOK_URL === undefined ? ['FORMS_WEBHOOK_SECRET'] : []),
  ]
}

/** Services of the embedded stack that need no secret. A visitor's browser cannot reach a provider on our machine at all. */
function embeddedServicesIn(env: Configured): string[] {
  const { SMTP_URL, IDENTITY_ISSUER, IDENTITY_CLIENT_ID, CONTENT_MANAGEMENT_URL, CONTENT_PREVIEW_PLAN_TOKEN } = env
  const mail = new URL(SMTP_URL)
  const readsPlan = CONTENT_PREVIEW_PLAN_TOKEN !== undefined
  return [
    ...(readsPlan && isLoopback(new URL(CONTENT_MANAGEMENT_URL).hostname) ? ['CONTENT_MANAGEMENT_URL'] : []),
    ...(isLoopback(mail.hostname) && mail.port === embeddedMailPort ? ['SMTP_URL'] : []),
    ...(isLoopback(new URL(IDENTITY_ISSUER).hostname) ? ['IDENTITY_ISSUER'] : []),
    ...(IDENTITY_CLIENT_ID === siteVariables.shape.IDENTITY_CLIENT_ID.parse(undefined) ? ['IDENTITY_CLIENT_ID'] : []),
  ]
}
