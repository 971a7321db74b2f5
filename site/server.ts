import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import next from 'next'
import { orEnd } from './configuration/or-end.ts'
import { requireWritable } from './configuration/require-writable.ts'
import { env, secretsOf } from './env.ts'
import { inFrontOf } from './front/in-front-of.ts'
import { isPersonal } from './front/is-personal.ts'
import { publicAddresses } from './front/public-address.ts'
import { refuseTunnels } from './front/refuse-tunnels.ts'
import { screenOf } from './front/screen-of.ts'
import { siteOf } from './front/site-of.ts'
import { paceOf } from './http/supplier-pace.ts'
import type { Lifecycle } from './operation/answer-health.ts'
import { endGracefully } from './operation/end-gracefully.ts'
import { redactOutput } from './operation/redact-output.ts'
import { redactor } from './operation/redactor.ts'
import { serveMetrics } from './operation/serve-metrics.ts'
import { type StructuredOutput, structuredOutput } from './operation/structured-output.ts'
import { builtFiles } from './page-store/built-files.ts'
import { diskShelf } from './page-store/disk-shelf.ts'
import { drawAtStart, firstRounds, furtherRounds } from './page-store/draw-at-start.ts'
import { drawScreenAtStart } from './page-store/draw-screen-at-start.ts'
import { freeMemory } from './page-store/free-memory.ts'
import { joinInstances } from './page-store/join-instances.ts'
import { filesOfEarlierBuilds, keepFiles } from './page-store/keep-files.ts'
import { defaultMaxAgeMs, type PageStore, pageStore } from './page-store/page-store.ts'
import { renderQueue } from './page-store/render-queue.ts'
import { serveFiles } from './page-store/serve-files.ts'
import { serveRequest } from './page-store/serve-request.ts'
import { sharePageStore } from './page-store/shared-page-store.ts'
import { startPages } from './page-store/start-pages.ts'
import { writeBehind } from './page-store/write-behind.ts'
import { filterNames, typedNames } from './routing/filter-names.ts'
import { gateLimits } from './submissions/gate-limits.ts'
import { openDatabase } from './submissions/open-database.ts'
import { startOutbox } from './submissions/start-outbox.ts'
import { submissionsPlace } from './submissions/submissions.ts'
import { telemetryWhereAsked } from './tracing/telemetry-where-asked.ts'
import { within } from './within.ts'

/** The site's process: the framework, and in production the page store in front of it. */
const isProduction = env.NODE_ENV === 'production'
const dir = import.meta.dirname
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
const takers = {
  hasCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  isScraped: env.METRICS_PORT !== undefined,
}
const telemetry = await telemetryWhereAsked(takers, {
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
const { answers, rendersAnew, atHand, written } = isProduction ? withPageStore() : withoutPageStore()
const database = openDatabase(submissionsPlace({ ...env, SUBMISSIONS_FOLDER: process.env['SUBMISSIONS_FOLDER'] }))
const lifecycle: Lifecycle = { isEnding: false, isStarting: isProduction }

if (isProduction) await drawScreenAtStart({ framework, host: new URL(env.SITE_URL).host, report })
const gate = gateLimits({ database, secret: env.FORMS_SECRET, report })
const checks = { submissions: canKeepForms }
server.on('request', inFrontOf(answers, { lifecycle, log, checks, atHand, gateLimits: gate }))
refuseTunnels(server)
server.listen(env.SITE_PORT, env.LISTEN_HOST, () => process.stdout.write(`site ready at ${env.SITE_URL}\n`))
if (isProduction) void settleIn()
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

function withPageStore() {
  const [folder, own] = [resolve(dir, '..', env.PAGE_STORE_FOLDER), join(built, 'static')]
  const keeping = { folder: join(folder, 'files'), own, buildId, report }
  const files = builtFiles([own, ...filesOfEarlierBuilds(keeping)])
  void keepFiles(keeping)
  const shelf = writeBehind(diskShelf(folder, report, files))
  const supplier = paceOf(new URL(env.CONTENT_API_URL).host)
  const [maxBytes, queue] = [env.PAGE_STORE_MEGABYTES * 2 ** 20, renderQueue()]
  const store = pageStore({ maxBytes, shelf, shared: instances?.shelf, supplier, queue })
  sharePageStore(store)
  const known = new Set(['page', ...filterNames])
  const cached = new Set([...known].filter((name) => !typedNames.includes(name)))
  const serving = { framework, report, isPersonal, parameters: { known, cached }, queue, screenOf, siteOf: idOfSite }
  const anew: PageStore['answer'] = (_, render, refuse) => store.drawOnly(render, refuse)
  return {
    answers: serveFiles(files, serveRequest({ ...serving, store })),
    rendersAnew: serveRequest({ ...serving, store: { ...store, answer: anew } }),
    atHand: { store, addressOf: publicAddresses({ known, cached }) },
    written: () => within(longestWriteMs, shelf.settled()).catch((error: unknown) => report(String(error))),
  }
}

function idOfSite(host: string | undefined): string {
  return siteOf(host).id
}

function withoutPageStore() {
  return { answers: framework, rendersAnew: framework, atHand: undefined, written: async () => undefined }
}

/** Until then balancers send visitors to an instance whose code is compiled already. */
async function settleIn(): Promise<void> {
  const { host } = new URL(env.SITE_URL)
  const limitMs = env.WARM_UP_SECONDS * 1000
  const over = limitMs === 0 ? AbortSignal.abort() : AbortSignal.timeout(limitMs)
  const drawing = { host, paths: startPages().given, over }
  await drawAtStart({ ...drawing, listener: answers, rounds: firstRounds })
  // Before the code is compiled: a collection this thorough forgets what was compiled, too.
  freeMemory()
  await drawAtStart({ ...drawing, listener: rendersAnew, rounds: furtherRounds })
  lifecycle.isStarting = false
}

/** Takes the place of a writer and gives it back: a read-only disk or a database that is away refuses it. */
async function canKeepForms(): Promise<void> {
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
