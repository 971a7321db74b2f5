import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import next from 'next'
import { env } from './env.ts'
import { diskShelf } from './page-store/disk-shelf.ts'
import { joinInstances } from './page-store/join-instances.ts'
import { defaultMaxAgeMs, pageStore } from './page-store/page-store.ts'
import { isPageRequest } from './page-store/response-key.ts'
import { serveFiles } from './page-store/serve-files.ts'
import { serveRequest } from './page-store/serve-request.ts'
import { sharePageStore } from './page-store/shared-page-store.ts'
import { stateLength } from './page-store/state-length.ts'
import { isBehindGate, isRefusedInterface } from './preview/is-behind-gate.ts'
import { filterNames, typedNames } from './routing/filter-names.ts'
import { isExtranetPath } from './routing/is-extranet-path.ts'
import { localeCookieFor, readLocaleCookie } from './routing/locale-cookie.ts'
import { plainTarget } from './routing/plain-target.ts'
import { requestHost } from './routing/request-host.ts'
import { siteForHost } from './routing/site-for-host.ts'
import { visitorAddress } from './routing/visitor-address.ts'
import { openDatabase } from './submissions/open-database.ts'
import { startOutbox } from './submissions/start-outbox.ts'
import { submissionsPlace } from './submissions/submissions.ts'

/** The site's process: the framework, and in production the page store in front of it. */
const isProduction = env.NODE_ENV === 'production'
const dir = import.meta.dirname
const built = resolve(dir, env.SITE_BUILD_FOLDER)
const buildId = isProduction ? readFileSync(join(built, 'BUILD_ID'), 'utf8').trim() : 'development'
const server = createServer()
const report = (message: string) => void process.stderr.write(`${message}\n`)
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
const answers = isProduction ? serveFiles(join(built, 'static'), withPageStore()) : framework

server.on('request', inFrontOf(answers))
server.listen(env.SITE_PORT, 'localhost', () => process.stdout.write(`site ready at ${env.SITE_URL}\n`))

const stopOutbox = startOutbox({
  database: openDatabase(submissionsPlace({ ...env, SUBMISSIONS_FOLDER: process.env['SUBMISSIONS_FOLDER'] })),
  settings: {
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    webhookUrl: env.FORMS_WEBHOOK_URL,
    webhookSecret: env.FORMS_WEBHOOK_SECRET,
  },
  report,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

function withOthers() {
  if (env.REDIS_URL === undefined) return undefined
  return joinInstances({
    url: env.REDIS_URL,
    prefix: env.REDIS_PREFIX,
    buildId,
    maxAgeMs: defaultMaxAgeMs,
    report,
  })
}

function withPageStore() {
  const shelf = diskShelf(resolve(dir, '..', env.PAGE_STORE_FOLDER), report)
  const store = pageStore({ maxBytes: env.PAGE_STORE_MEGABYTES * 2 ** 20, shelf, shared: instances?.shelf })
  sharePageStore(store)
  const parameters = new Set(['page', ...filterNames.filter((name) => !typedNames.includes(name))])
  return serveRequest({ store, framework, report, isPersonal, parameters, siteOf: (host) => siteOf(host).id })
}

function siteOf(host: string | undefined) {
  return siteForHost(host, env.SITE_HOSTS)
}

/**
 * What every request passes first: the host that a trusted proxy names becomes the request's own, its target becomes one
 * that can be read in one way alone, and the locale cookie is added here, beside the page, so that the page itself can be kept for everybody.
 */
function inFrontOf(listener: RequestListener): RequestListener {
  return (request, response) => {
    const host = requestHost(request.headers, env.TRUST_PROXY)
    if (host !== undefined) request.headers.host = host
    request.url = plainTarget(request.url ?? '/')
    request.headers['x-visitor-address'] = visitorAddress(
      request.headers,
      request.socket.remoteAddress,
      env.TRUST_PROXY,
    )
    if (!isPageRequest(request) && isRefusedInterface(request)) return refuse(response)
    rememberLocale(request, response)
    if (pathOf(request).startsWith('/api/downloads/')) stateLength(response)
    listener(request, response)
  }
}

/** Interfaces of a gated website say in data what its pages say on a screen. */
function refuse(response: ServerResponse): void {
  response.writeHead(401, {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'www-authenticate': 'Basic realm="Zarandal", charset="UTF-8"',
  })
  response.end('{"error":"This website asks for credentials."}')
}

function rememberLocale(request: IncomingMessage, response: ServerResponse): void {
  // A prefetched page is not a visited one.
  if (!isPageRequest(request) || request.headers['next-router-prefetch'] !== undefined) return
  const cookie = readLocaleCookie(request.headers.cookie)
  const set = localeCookieFor(pathOf(request), cookie, siteOf(request.headers.host).rules)
  if (set !== undefined) response.setHeader('set-cookie', set)
}

/**
/**
 * What depends on who asks: what stands behind the gate, the pages behind the login, and the root of a market with a prefix
 * for every locale, which leads to the remembered one.
 */
function isPersonal(request: IncomingMessage): boolean {
  const { rules } = siteOf(request.headers.host)
  const path = pathOf(request)
  return isBehindGate(request) || isExtranetPath(path) || (path === '/' && rules.strategy === 'prefix')
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}

/** Finishes the requests under way, then ends the process. */
function stop(): void {
  server.close(() => void Promise.all([stopOutbox(), instances?.leave()]).then(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 5000).unref()
}
