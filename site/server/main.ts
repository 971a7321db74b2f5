import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import next from 'next'
import { gateLimits } from '#site/forms/submissions/gate-limits.ts'
import { startOutbox } from '#site/forms/submissions/start-outbox.ts'
import { submissionsLocation } from '#site/forms/submissions/submissions.ts'
import { filterNames, typedNames } from '#site/routing/query/filter-names.ts'
import { env, secretsOf } from '#site/server/configuration/env.ts'
import { orEnd } from '#site/server/configuration/exit-on-error.ts'
import { requireWritable } from '#site/server/configuration/require-writable.ts'
import { openDatabase } from '#site/server/database/open-database.ts'
import { redactOutput } from '#site/server/observability/redact-output.ts'
import { redactor } from '#site/server/observability/redactor.ts'
import { serveMetrics } from '#site/server/observability/serve-metrics.ts'
import { type StructuredOutput, structuredOutput } from '#site/server/observability/structured-output.ts'
import { telemetryWhereConfigured } from '#site/server/observability/telemetry-where-asked.ts'
import { builtFiles } from '#site/server/page-cache/files/built-files.ts'
import { filesOfEarlierBuilds, retainFiles } from '#site/server/page-cache/files/retain-files.ts'
import { serveFiles } from '#site/server/page-cache/files/serve-files.ts'
import { joinInstances } from '#site/server/page-cache/instances/join-instances.ts'
import { freeMemory } from '#site/server/page-cache/memory/free-memory.ts'
import { defaultMaxAgeMs, type PageCache, pageCache } from '#site/server/page-cache/page-cache.ts'
import { renderQueue } from '#site/server/page-cache/render/render-queue.ts'
import { serveRequest } from '#site/server/page-cache/request/serve-request.ts'
import { sharePageCache } from '#site/server/page-cache/shared-page-cache.ts'
import { diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { writeBehind } from '#site/server/page-cache/tiers/write-behind.ts'
import { warmUpErrorScreen } from '#site/server/page-cache/warm-up/warm-up-error-screen.ts'
import { firstRounds, furtherRounds, warmUpPages } from '#site/server/page-cache/warm-up/warm-up-pages.ts'
import { startPages } from '#site/server/page-cache/warm-up/warm-up-paths.ts'
import { screenOf } from '#site/server/pipeline/error-screen-key.ts'
import type { Lifecycle } from '#site/server/pipeline/health-checks.ts'
import { isPersonal } from '#site/server/pipeline/is-personal.ts'
import { publicAddresses } from '#site/server/pipeline/public-address.ts'
import { refuseTunnels } from '#site/server/pipeline/refuse-tunnels.ts'
import { requestPipeline } from '#site/server/pipeline/request-pipeline.ts'
import { siteOf } from '#site/server/pipeline/website-of-host.ts'
import { upstreamHealthOf } from '#site/server/upstream/upstream-health.ts'
import { endGracefully } from './shut-down.ts'
import { within } from './time-limit.ts'

/** The site's process: the framework, and in production the page store in front of it. */
const isProduction = env.NODE_ENV === 'production'
const dir = resolve(import.meta.dirname, '..')
const built = resolve(dir, env.SITE_BUILD_FOLDER)
const buildId = isProduction ? readFileSync(join(built, 'BUILD_ID'), 'utf8').trim() : 'development'
const redact = redactor(secretsOf(env))
const { log } = outputOf()
orEnd(requireFolders)
/** Copies that are being written when the process ends are waited for no longer. */
const longestWriteMs = 5000
/**
 * Headers come at once, bodies within the time a slow upload takes; a proxy gives up idle connections before we do. Only the
 * development page has a socket: elsewhere the framework would end the connection of whoever offers an upgrade, such as h2c.
 */
const server = createServer({
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  shouldUpgradeCallback: () => !isProduction,
})
const report = (message: string) => void process.stderr.write(`${message}\n`)
const consumers = {
  hasCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  isScraped: env.METRICS_PORT !== undefined,
}
const telemetry = await telemetryWhereConfigured(consumers, {
  serviceName: env.OTEL_SERVICE_NAME,
  version: buildId,
  sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
  metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  redact,
  report,
})
// The framework's part of the process opens the same file, wherever it thinks it runs.
process.env['SUBMISSIONS_FOLDER'] = resolve(dir, '..', env.SUBMISSIONS_FOLDER)
process.env['BUILD_ID'] = buildId
process.env['IDENTITY_FOLDER'] = resolve(dir, '..', env.IDENTITY_FOLDER)
// The other instances are joined first: what they tell is heard from the beginning.
const instances = isProduction ? withOthers() : undefined
// The framework takes the server for the socket over which the development page reloads.
const app = next({ dev: !isProduction, dir, hostname: 'localhost', port: env.SITE_PORT, httpServer: server })
await app.prepare()
const framework = app.getRequestHandler()
const { answers, rendersAgain, cacheHit, written } = isProduction ? withPageCache() : withoutPageCache()
const database = openDatabase(submissionsLocation({ ...env, SUBMISSIONS_FOLDER: process.env['SUBMISSIONS_FOLDER'] }))
const lifecycle: Lifecycle = { isEnding: false, isStarting: isProduction }

if (isProduction) await warmUpErrorScreen({ framework, host: new URL(env.SITE_URL).host, report })
const gate = gateLimits({ database, secret: env.FORMS_SECRET, report })
const checks = { submissions: canStoreForms }
server.on('request', requestPipeline(answers, { lifecycle, log, checks, cacheHit, gateLimits: gate }))
refuseTunnels(server)
server.listen(env.SITE_PORT, env.LISTEN_HOST, () => process.stdout.write(`site ready at ${env.SITE_URL}\n`))
if (isProduction) void warmUp()
const metrics = telemetry?.scrape && serveMetrics(telemetry.scrape, env.METRICS_PORT ?? 0, env.LISTEN_HOST)

const stopOutbox = startOutbox({
  database,
  settings: {
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    webhookUrl: env.FORMS_WEBHOOK_URL,
    webhookSecret: env.FORMS_WEBHOOK_SECRET,
  },
  report,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

/** Every line is one event in production; a developer reads them as they are, without the secrets in them. */
function outputOf(): StructuredOutput {
  if (isProduction && env.LOG_FORMAT === 'json') return structuredOutput(redact)
  redactOutput(redact)
  return { log: (message, fields) => void process.stdout.write(`${message} ${JSON.stringify(fields ?? {})}\n`) }
}

/** What forms and customers send must be stored; the page cache goes on without its disk. */
function requireFolders(): void {
  const folders = { SUBMISSIONS_FOLDER: env.SUBMISSIONS_FOLDER, IDENTITY_FOLDER: env.IDENTITY_FOLDER }
  for (const [variable, folder] of Object.entries(folders)) {
    const isUnused = variable === 'SUBMISSIONS_FOLDER' && env.DATABASE_URL !== undefined
    if (!isUnused) requireWritable(resolve(dir, '..', folder), variable)
  }
}

function withOthers() {
  if (env.REDIS_URL === undefined) return undefined
  return joinInstances({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, buildId, maxAgeMs: defaultMaxAgeMs, report })
}

function withPageCache() {
  const [folder, own] = [resolve(dir, '..', env.PAGE_STORE_FOLDER), join(built, 'static')]
  const retaining = { folder: join(folder, 'files'), own, buildId, report }
  const files = builtFiles([own, ...filesOfEarlierBuilds(retaining)])
  void retainFiles(retaining)
  const tier = writeBehind(diskTier(folder, report, files))
  const upstream = upstreamHealthOf(new URL(env.CONTENT_API_URL).host)
  const [maxBytes, queue] = [env.PAGE_STORE_MEGABYTES * 2 ** 20, renderQueue()]
  const store = pageCache({ maxBytes, tier, shared: instances?.tier, upstream, queue })
  sharePageCache(store)
  const known = new Set(['page', ...filterNames])
  const cached = new Set([...known].filter((name) => !typedNames.includes(name)))
  const serving = { framework, report, isPersonal, parameters: { known, cached }, queue, screenOf, siteOf: idOfSite }
  const again: PageCache['respond'] = (_, render, refuse) => store.renderOnly(render, refuse)
  return {
    answers: serveFiles(files, serveRequest({ ...serving, store })),
    rendersAgain: serveRequest({ ...serving, store: { ...store, respond: again } }),
    cacheHit: { store, addressOf: publicAddresses({ known, cached }) },
    written: () => within(longestWriteMs, tier.settled()).catch((error: unknown) => report(String(error))),
  }
}

function idOfSite(host: string | undefined): string {
  return siteOf(host).id
}

function withoutPageCache() {
  return { answers: framework, rendersAgain: framework, cacheHit: undefined, written: async () => undefined }
}

/** Until then balancers send visitors to an instance whose code is compiled already. */
async function warmUp(): Promise<void> {
  const { host } = new URL(env.SITE_URL)
  const limitMs = env.WARM_UP_SECONDS * 1000
  const over = limitMs === 0 ? AbortSignal.abort() : AbortSignal.timeout(limitMs)
  const rendering = { host, paths: startPages().given, over }
  await warmUpPages({ ...rendering, listener: answers, rounds: firstRounds })
  // Before the code is compiled: a collection this thorough forgets what was compiled, too.
  freeMemory()
  await warmUpPages({ ...rendering, listener: rendersAgain, rounds: furtherRounds })
  lifecycle.isStarting = false
}

/** Takes the place of a writer and gives it back: a read-only disk or a database that is away refuses it. */
async function canStoreForms(): Promise<void> {
  await database.inTransaction('health', async () => undefined)
}

/** Finishes the requests under way, then ends the process. */
async function stop(): Promise<void> {
  const [drainMs, limitMs] = [env.DRAIN_SECONDS * 1000, env.STOP_SECONDS * 1000]
  metrics?.close()
  const finish = () => Promise.all([stopOutbox(), instances?.leave(), telemetry?.end(), written()])
  await endGracefully({ server, lifecycle, drainMs, limitMs, finish })
  process.exit(0)
}
