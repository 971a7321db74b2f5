import { largestForm } from '#site/forms/largest-form.ts'
import { gateLimits } from '#site/forms/submissions/gate-limits.ts'
import { openSubmissions } from '#site/forms/submissions/open-submissions.ts'
import { startOutbox } from '#site/forms/submissions/start-outbox.ts'
import { submissionsLocation } from '#site/forms/submissions/submissions.ts'
import { type Env, env, secretsOf } from '#site/server/configuration/env.ts'
import { orEnd } from '#site/server/configuration/exit-on-error.ts'
import { misspelledIn } from '#site/server/configuration/known-variables.ts'
import { requireRoom } from '#site/server/configuration/require-writable.ts'
import type { Database } from '#site/server/database/database.ts'
import { redactor } from '#site/server/observability/redactor.ts'
import { serveMetrics } from '#site/server/observability/serve-metrics.ts'
import type { StructuredOutput } from '#site/server/observability/structured-output.ts'
import { contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { warmUpErrorScreen } from '#site/server/page-cache/warm-up/warm-up-error-screen.ts'
import type { Lifecycle } from '#site/server/pipeline/health-checks.ts'
import { refuseTunnels } from '#site/server/pipeline/refuse-tunnels.ts'
import { requestPipeline } from '#site/server/pipeline/request-pipeline.ts'
import { openFramework, openHttpServer } from '#site/server/process/open-framework.ts'
import { openOutput, reportLine as report } from '#site/server/process/open-output.ts'
import { joinOtherInstances, openPageCache, withoutPageCache } from '#site/server/process/open-page-cache.ts'
import { observeForms, openTelemetry } from '#site/server/process/open-telemetry.ts'
import { noteOwnServer } from '#site/server/process/own-server.ts'
import { contentCheck } from '#site/server/process/readiness.ts'
import { requireFolders } from '#site/server/process/require-folders.ts'
import { passToFramework, type ServerSettings, serverSettings } from '#site/server/process/settings.ts'
import { endGracefully } from '#site/server/process/shut-down.ts'
import { warmUp } from '#site/server/process/warm-up.ts'

/** The process of the site: reads its variables, opens what it needs, listens, and shuts down at a signal. */
export async function main(): Promise<void> {
  const settings = orEnd(() => serverSettings(env))
  const { isProduction, host } = settings
  const redact = redactor(secretsOf(env))
  const { log } = openOutput(settings, redact)
  checkConfiguration(settings, log)
  passToFramework(settings)
  const telemetry = await openTelemetry(settings, redact)
  // The other instances are joined first, so that this one receives every change from the beginning.
  const instances = isProduction ? joinOtherInstances(settings) : undefined
  const server = openHttpServer(settings)
  noteOwnServer()
  const framework = await openFramework(settings, server)
  const pages = isProduction ? openPageCache(settings, { framework, instances }) : withoutPageCache(framework)
  const database = openSubmissions(submissionsLocation(env))
  const lifecycle: Lifecycle = { isEnding: false, isStarting: isProduction }

  if (isProduction) await warmUpErrorScreen({ framework, host, report })
  const gate = gateLimits({ database, secret: env.FORMS_SECRET, report })
  const content = contentCheck(contentProof, pages.hasCopy)
  const checks = { forms: () => requireWriter(database), ...(isProduction && { content }) }
  server.on(
    'request',
    requestPipeline(pages.listener, { lifecycle, log, checks, cacheHit: pages.cacheHit, gateLimits: gate }),
  )
  refuseTunnels(server)
  server.listen(env.SITE_PORT, env.LISTEN_HOST, () => process.stdout.write(`site ready at ${env.SITE_URL}\n`))
  if (isProduction) void warmUp(settings, { pages, lifecycle, check: content })
  const metrics = telemetry?.scrape && serveMetrics(telemetry.scrape, env.METRICS_PORT ?? 0, env.LISTEN_HOST)
  observeForms(database)
  const stopOutbox = startOutbox({ database, settings: sinkSettings(env), report })

  async function stop(): Promise<void> {
    metrics?.close()
    const [drainMs, limitMs] = [env.DRAIN_SECONDS * 1000, env.STOP_SECONDS * 1000]
    const finish = () => Promise.all([stopOutbox(), instances?.leave(), telemetry?.end(), pages.written()])
    await endGracefully({ server, lifecycle, drainMs, limitMs, finish })
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

function checkConfiguration(settings: ServerSettings, log: StructuredOutput['log']): void {
  orEnd(
    () => requireFolders(settings),
    (message) => log(message, {}, 'error'),
  )
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
async function requireWriter(database: Database): Promise<void> {
  if (env.DATABASE_URL === undefined) await requireRoom(env.SUBMISSIONS_FOLDER, 2 * largestForm)
  await database.inTransaction('health', async () => undefined)
}

if (import.meta.main) await main()
