import type { z } from 'zod'
import { defaultHosts, type SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { judgeCdn } from './cdn-variables.ts'
import { orEnd } from './exit-on-error.ts'
import { isLoopback } from './is-loopback.ts'
import { misspelledIn } from './known-variables.ts'
import { parseVariables } from './parse-variables.ts'
import { embeddedSecretsIn, secretsIn } from './secrets.ts'
import { siteVariables } from './site-variables.ts'

export type Env = Omit<z.output<typeof siteVariables>, 'SITE_HOSTS'> & { SITE_HOSTS: readonly SiteHost[] }

/**
 * The server's variables, parsed once.
 * @throws Error with a sentence per wrong variable; the process must not start
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // Platforms that run a container name the port so.
  const given = { ...source, SITE_PORT: source['SITE_PORT'] || source['PORT'] }
  const parsed = parseVariables(siteVariables.superRefine(judgeCdn), given, 'The site cannot start.')
  const env = { ...parsed, SITE_HOSTS: parsed.SITE_HOSTS ?? defaultHosts(parsed.SITE_URL) }
  refuseEmbedded(env, misspelledIn(source))
  refuseFrozenAlone(env)
  return env
}

/** The analytics tools of the configuration, for `browser/consent/tags`. */
export function tagSettingsOf(from: Env) {
  return {
    tagManagerId: from.TAG_MANAGER_ID,
    statisticsScript: from.STATISTICS_SCRIPT_URL,
    statisticsIntegrity: from.STATISTICS_SCRIPT_INTEGRITY,
  }
}

/** Whether visits report how fast they were: it is not turned off, and something reads the metrics. */
export function takesFieldData(from: Env): boolean {
  return from.FIELD_DATA && (from.METRICS_PORT !== undefined || from.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined)
}

/** Every secret of the configuration, for the redactor of logs and traces. */
export function secretsOf(from: Env): string[] {
  return secretsIn(siteVariables.shape, from)
}

/** Port of the embedded mail service; a mail server of the same machine listens on another one. */
const embeddedMailPort = '4040'

/**
 * Refuses the values of the embedded stack where the site has a public address: its secrets are published in this
 * repository, its identity provider accepts every login, its mail service delivers nothing.
 * @param misspelled sentences about names that may be meant
 * @throws Error that names the variables
 */
function refuseEmbedded(from: Env, misspelled: readonly string[]): void {
  const address = publicAddressOf(from)
  if (from.NODE_ENV !== 'production' || address === undefined) return
  const unused = unusedIn(from)
  const secrets = embeddedSecretsIn(siteVariables.shape, from).filter((name) => !unused.includes(name))
  const names = [...secrets, ...embeddedServicesIn(from)]
  if (names.length === 0) return
  throw new Error(
    `The site cannot start: ${names.join(', ')} still has the embedded stack's value while the site is ${address}. ` +
      ['Set the values of the real services (README, "Production").', ...misspelled].join('\n'),
  )
}

/** A host that calls jobs starts and freezes processes as it likes: what matters must lie outside of them. */
function refuseFrozenAlone({ JOBS_SECRET, DATABASE_URL, REDIS_URL }: Env): void {
  if (JOBS_SECRET === undefined || (DATABASE_URL !== undefined && REDIS_URL !== undefined)) return
  throw new Error(
    'The site cannot start: JOBS_SECRET is for hosts that freeze or end the process between requests, which need DATABASE_URL and ' +
      'REDIS_URL too. Set both, or remove JOBS_SECRET (docs/hosts.md).',
  )
}

function publicAddressOf({ SITE_URL, SITE_HOSTS }: Env): string | undefined {
  const addresses = [SITE_URL, ...SITE_HOSTS.map(({ websiteUri }) => websiteUri)]
  return addresses.find((address) => !isLoopback(new URL(address).hostname))
}

/** Secrets that protect nothing. */
function unusedIn({ SITE_HOSTS, FORMS_WEBHOOK_URL }: Env): string[] {
  return [
    ...(SITE_HOSTS.some(({ isGated }) => isGated) ? [] : ['GATE_PASSWORD']),
    ...(FORMS_WEBHOOK_URL === undefined ? ['FORMS_WEBHOOK_SECRET'] : []),
  ]
}

/** Services of the embedded stack that need no secret. A visitor's browser cannot reach a provider on our machine at all. */
function embeddedServicesIn(from: Env): string[] {
  const { SMTP_URL, IDENTITY_ISSUER, IDENTITY_CLIENT_ID, CONTENT_MANAGEMENT_URL, CONTENT_PREVIEW_PLAN_TOKEN } = from
  const mail = new URL(SMTP_URL)
  const readsPlan = CONTENT_PREVIEW_PLAN_TOKEN !== undefined
  return [
    ...(readsPlan && isLoopback(new URL(CONTENT_MANAGEMENT_URL).hostname) ? ['CONTENT_MANAGEMENT_URL'] : []),
    ...(isLoopback(mail.hostname) && mail.port === embeddedMailPort ? ['SMTP_URL'] : []),
    ...(isLoopback(new URL(IDENTITY_ISSUER).hostname) ? ['IDENTITY_ISSUER'] : []),
    ...(IDENTITY_CLIENT_ID === siteVariables.shape.IDENTITY_CLIENT_ID.parse(undefined) ? ['IDENTITY_CLIENT_ID'] : []),
  ]
}

export const env = orEnd(() => parseEnv(process.env))
