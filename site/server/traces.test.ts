import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { redactor } from '#site/server/observability/redactor.ts'
import { startTelemetry } from '#site/server/observability/start-telemetry.ts'
import { pageCache } from '#site/server/page-cache/page-cache.ts'
import { renderQueue } from '#site/server/page-cache/render/render-queue.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { serveRequest } from '#site/server/page-cache/request/serve-request.ts'
import { diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { requestPipeline } from '#site/server/pipeline/request-pipeline.ts'
import { upstreamClient } from '#site/server/upstream/upstream-client.ts'
import { type Listening, listening } from './listening.fixture.ts'

const upstreamFetch = upstreamClient()

const secret = 'a-secret-of-the-configuration'

const attribute = z.object({
  key: z.string(),
  value: z.looseObject({ stringValue: z.string().optional(), intValue: z.number().optional() }),
})
const sentSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
})
const sentTraces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(sentSpan) })) })),
})

/** Kinds in OTLP (opentelemetry-proto, trace.proto, SpanKind). */
const kinds = { internal: 1, server: 2, client: 3 }

let folder: string
const servers: Listening[] = []
const received: { path: string; text: string }[] = []
const requestHeaders: IncomingHttpHeaders[] = []
/** What Prometheus reads of the process. */
let scraped = ''

/** The site without a framework: a page that sends one request to its upstream. */
async function siteOn(upstream: string): Promise<string> {
  const framework: RequestListener = async (_, response) => {
    dependOn(['story:1'])
    await upstreamFetch(`${upstream}/v2/cdn/stories/a?token=${secret}`, { method: 'get' })
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>a</html>')
  }
  const store = pageCache({ maxBytes: 2 ** 20, tier: diskTier(folder, () => undefined, { hasAllOf: () => true }) })
  const site = serveRequest({
    store,
    framework,
    report: () => undefined,
    isPersonal: () => false,
    parameters: { known: new Set(), cached: new Set() },
    queue: renderQueue(),
    siteOf: () => 'site',
    screenOf: () => 'site',
  })
  const front = { lifecycle: { isEnding: false }, log: () => undefined, checks: {} }
  return await listen(requestPipeline((request, response) => void site(request, response), front))
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('It is missing.')
  return value
}

async function listen(listener: RequestListener): Promise<string> {
  const server = await listening(listener)
  servers.push(server)
  return server.origin
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracing-'))
  const collector = await listen((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', text })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const upstream = await listen((request, response) => {
    requestHeaders.push(request.headers)
    response.end('{}')
  })
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector
  const telemetry = await startTelemetry(
    { hasCollector: true, isScraped: true },
    {
      serviceName: 'a-site',
      version: 'b1',
      sampledShare: 1,
      metricsEveryMs: 60_000,
      redact: redactor([secret]),
      report: () => undefined,
    },
  )
  const site = await siteOn(upstream)
  const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  for (const path of ['/a', '/a', `/b?word=${secret}`, `/by/${secret}/anna@example.com`]) {
    const response = await fetch(`${site}${path}`, { headers: { traceparent: foreign, cookie: 'session=mine' } })
    await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  scraped = await (await fetch(await listen(required(telemetry.scrape)))).text()
  await telemetry.end()
})
afterAll(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  await Promise.all(servers.map((server) => server.close()))
  await rm(folder, { recursive: true, force: true })
})

function spans() {
  return received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ text }) => sentTraces.parse(JSON.parse(text)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
}

const detailOf = ({ attributes }: z.infer<typeof sentSpan>, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is one trace: its render below it, the call of the upstream below that', () => {
  const [request, ...others] = spans().filter(({ kind }) => kind === kinds.server)
  const trace = spans().filter(({ traceId }) => traceId === request?.traceId)
  const rendering = trace.find(({ kind }) => kind === kinds.internal)
  const upstreamCall = trace.find(({ kind }) => kind === kinds.client)
  expect(others).toHaveLength(3)
  expect(trace).toHaveLength(3)
  expect([rendering?.name, rendering?.parentSpanId]).toEqual(['render page', request?.spanId])
  expect([upstreamCall?.name, upstreamCall?.parentSpanId]).toEqual(['GET', rendering?.spanId])
  expect(request && detailOf(request, 'http.response.status_code')).toBe(200)
  expect(request && detailOf(request, 'zarandal.page.source')).toBe('miss')
  expect(upstreamCall && detailOf(upstreamCall, 'url.path')).toBe('/v2/cdn/stories/a')
})

test('the upstream receives the trace and the caller’s name', () => {
  const upstreamCall = spans().find(({ kind }) => kind === kinds.client)
  expect(requestHeaders[0]?.['traceparent']).toBe(`00-${upstreamCall?.traceId}-${upstreamCall?.spanId}-01`)
})

test('a page that is kept is a trace of one span', () => {
  const cached = spans().filter((span) => detailOf(span, 'zarandal.page.source') === 'hit')
  expect(cached).toHaveLength(1)
  expect(spans().filter(({ traceId }) => traceId === cached[0]?.traceId)).toHaveLength(1)
})

test('a stranger decides neither the name of a trace nor what stands in it', () => {
  const said = received.map(({ text }) => text).join('\n')
  expect(said).not.toContain('a'.repeat(32))
  for (const word of [secret, 'anna@example.com', 'session=mine', 'word=']) expect(said).not.toContain(word)
  expect(said).toContain('/by/[secret]/[mail]')
})

test('figures of the process are sent with the labels that they are counted with', () => {
  const [figures] = received.filter(({ path }) => path === '/v1/metrics').map(({ text }) => text)
  expect(figures).toContain('"site_upstream_requests_total"')
  expect(figures).toContain('"outcome"')
  expect(figures).toContain('"process_resident_memory_bytes"')
  expect(figures).toContain('"a-site"')
})

test('Prometheus reads counters, gauges and latency histograms in classes', () => {
  const lines = scraped.split('\n')
  expect(lines).toContain('# TYPE site_page_cache_reads_total counter')
  expect(lines).toContain('site_page_cache_reads_total{tier="memory",outcome="hit"} 1')
  expect(lines).toContain('site_page_cache_reads_total{tier="memory",outcome="miss"} 3')
  expect(lines).toContain('# TYPE site_request_seconds histogram')
  expect(lines).toContain('site_request_seconds_bucket{kind="generic",source="hit",status="200",le="+Inf"} 1')
  expect(lines).toContain('site_request_seconds_count{kind="generic",source="miss",status="200"} 2')
  expect(scraped).toMatch(/^site_upstream_request_seconds_bucket\{host="localhost:\d+",le="0\.001"\} \d+$/m)
  expect(scraped).toMatch(/^process_resident_memory_bytes \d+$/m)
})

test('nothing of the library is loaded where no collector is configured', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) })
    const { telemetryWhereConfigured } = await import('#site/server/observability/telemetry-where-configured.ts')
    await import('#site/server/observability/request-in-span.ts')
    const settings = { serviceName: 'a', version: 'b', sampledShare: 1, metricsEveryMs: 60_000, redact: String, report() {} }
    const of = () => loaded.filter((name) => name.startsWith('@opentelemetry/')).length
    await telemetryWhereConfigured({ hasCollector: false, isScraped: false }, settings)
    const without = of()
    await (await telemetryWhereConfigured({ hasCollector: true, isScraped: false }, settings)).end()
    process.stdout.write(JSON.stringify([without, of() > 0]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, 'observability'),
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:1' },
  })
  expect(JSON.parse(stdout)).toEqual([0, true])
})
