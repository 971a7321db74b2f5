import type { z } from 'zod'
import { defaultHosts, type SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { orEnd } from './exit-on-error.ts'
import { misspelledIn } from './known-variables.ts'
import { parseVariables } from './parse-variables.ts'
import { refuseEmbedded } from './refuse-embedded.ts'
import { secretsIn } from './secrets.ts'
import { siteVariables } from './site-variables.ts'

export type Env = Omit<z.output<typeof siteVariables>, 'SITE_HOSTS'> & { SITE_HOSTS: readonly SiteHost[] }

/**
 * The server's variables, parsed once.
 * @throws Error with a sentence per wrong variable; the process must not start
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = parseVariables(siteVariables, source, 'The site cannot start.')
  const env = { ...parsed, SITE_HOSTS: parsed.SITE_HOSTS ?? defaultHosts(parsed.SITE_URL) }
  refuseEmbedded(env, misspelledIn(source))
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

export const env = orEnd(() => parseEnv(process.env))
