import { largestForm } from '#site/forms/largest-form.ts'
import { gateLimits } from '#site/forms/submissions/gate-limits.ts'
import { openSubmissions } from '#site/forms/submissions/open-submissions.ts'
import { deliverDue, startOutbox } from '#site/forms/submissions/start-outbox.ts'
import { submissionsLocation } from '#site/forms/submissions/submissions.ts'
import { type Env, secretsOf } from '#site/server/configuration/env.ts'
import { orEnd } from '#site/server/configuration/exit-on-error.ts'
import { hostedBy, requireHosting } from '#site/server/configuration/hosting.ts'
import { misspelledIn } from '#site/server/configuration/known-variables.ts'
import { requireRoom } from '#site/server/configuration/require-writable.ts'
import type { Database } from '#site/server/database/database.ts'
import { redactor } from '#site/server/observability/redactor.ts'
import { serveMetrics } from '#site/server/observability/serve-metrics.ts'
import type { StructuredOutput } from '#site/server/observability/structured-output.ts'
import { onDemand } from '#site/server/on-demand.ts'
import { type Instances, joinInstances } from '#site/server/page-cache/instances/join-instances.ts'
import type { Lifecycle } from '#site/server/pipeline/health-checks.ts'
import type { GateLimits } from '#site/server/pipeline/limit-gate.ts'
import { pageMaxAgeMs } from '#site/server/upstream/time-limits.ts'
import { openOutput, reportLine as report } from './open-output.ts'
import { observeForms, openTelemetry } from './open-telemetry.ts'
import { requireCommonFiles } from './require-common-files.ts'
import { requireFolders } from './require-folders.ts'
import type { ServerSettings } from './settings.ts'

/** What a process of the site runs beside its pages, whichever server it is in. */
export type Services = {
  log: StructuredOutput['log']
  lifecycle: Lifecycle
  gateLimits: GateLimits
  /** Rejects while submissions cannot be stored. */
  canStoreForms: () => Promise<void>
  /** The other instances, where Redis connects them. */
  instances: Instances | undefined
  /** Stops taking work and waits for what is under way. */
  stop: () => Promise<void>
}

/**
 * Checks the configuration, then starts the log, telemetry, the connection to other instances, the limits of wrong credentials and the
 * delivery of forms. A wrong configuration ends the process with a sentence.
 */
export async function startServices(settings: ServerSettings): Promise<Services> {
  const { env, isProduction } = settings
  const redact = redactor(secretsOf(env))
  const { log } = openOutput(settings, redact)
  checkConfiguration(settings, log)
  const telemetry = await openTelemetry(settings, redact)
  // The other instances are joined before anything is read, so that this one receives every change from the beginning.
  const instances = isProduction ? joinOtherInstances(settings) : undefined
  if (instances && env.DATABASE_URL === undefined) {
    const refuse = (sentence: string) => {
      log(sentence, {}, 'error')
      process.exit(1)
    }
    // A disk without links has no name to compare: the instances then go on unchecked.
    void requireCommonFiles({ folder: env.SUBMISSIONS_FOLDER, instances, refuse }).catch((error) =>
      report(String(error)),
    )
  }
  const database = openSubmissions(submissionsLocation(env))
  const metrics = telemetry?.scrape && serveMetrics(telemetry.scrape, env.METRICS_PORT ?? 0, env.LISTEN_HOST)
  observeForms(database)
  const outbox = { database, settings: sinkSettings(env), report }
  const stopOutbox = startOutbox(outbox)
  onDemand({ name: 'deliveries', run: () => deliverDue(outbox) })
  return {
    log,
    instances,
    lifecycle: { isEnding: false, isStarting: isProduction && hostedBy() === 'own' },
    gateLimits: gateLimits({ database, secret: env.FORMS_SECRET, report }),
    canStoreForms: () => requireWriter(database, env),
    async stop() {
      metrics?.close()
      await Promise.all([stopOutbox(), instances?.leave(), telemetry?.end()])
    },
  }
}

/** @returns undefined where no Redis is configured: then the process is the only one */
function joinOtherInstances({ env, buildId }: ServerSettings): Instances | undefined {
  if (env.REDIS_URL === undefined) return undefined
  const access = { url: env.REDIS_URL, caFile: env.REDIS_CA_FILE }
  return joinInstances({ access, prefix: env.REDIS_PREFIX, buildId, maxAgeMs: pageMaxAgeMs, report })
}

function checkConfiguration(settings: ServerSettings, log: StructuredOutput['log']): void {
  const check = () => {
    requireHosting(settings.env.HOSTING)
    requireFolders(settings)
  }
  orEnd(check, (message) => log(message, {}, 'error'))
  for (const sentence of misspelledIn(process.env)) report(sentence)
}

function sinkSettings({ SMTP_URL, MAIL_FROM, FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET }: Env) {
  return {
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    webhookUrl: FORMS_WEBHOOK_URL,
    webhookSecret: FORMS_WEBHOOK_SECRET,
  }
}

/** An empty transaction waits for its turn as a writer: a read-only disk or an unreachable database refuses it. A full disk does not. */
async function requireWriter(database: Database, env: Env): Promise<void> {
  if (env.DATABASE_URL === undefined) await requireRoom(env.SUBMISSIONS_FOLDER, 2 * largestForm)
  await database.inTransaction('health', async () => undefined)
}
