import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { appToken } from './app-token.ts'
import { linkCheckRoutes } from './link-check/link-check-routes.ts'
import { passOn, type Upstream } from './pass-on.ts'
import { pluginPages } from './plugin-page.ts'
import { presenceRoutes } from './presence.ts'
import { previewSignature } from './preview-signature.ts'
import { requestSite } from './request-site.ts'
import { sendBridge } from './send-bridge.ts'

export type EditorOptions = Upstream & {
  spaceId: number
  previewToken: string
  siteUrl: string
  /** Origin of the app that is authorized for the space. */
  appUrl: string
  /** Name and secret of that app. */
  app: { clientId: string; clientSecret: string }
  /** Built files of the page. */
  pageFolder: string
  /** Folder of `<language>.json` with the texts of the schema in other languages. */
  labelsFolder?: string | undefined
}

/** The address at which a story will appear, and its problem. */
const futureAddress = {
  path: '/api/preview/address',
  parameters: ['slug', 'type', 'names', 'from'],
  refusal: 'The site does not say where the page will be',
}

/** Addresses at which visitors find stories now. */
const publishedAddresses = {
  path: '/api/preview/addresses',
  parameters: ['stories'],
  refusal: 'The site does not say where the pages are',
}

/** The texts that search engines and shared links show of the edited story. */
const pageMetadata = { path: '/api/preview/metadata', parameters: [], refusal: 'The site does not describe the page' }

/** Addresses that change when a story is published. */
const affectedAddresses = { path: '/api/preview/affected', parameters: ['story'], refusal: 'The site does not tell' }

/** Paths that only the editor's own page may request. */
const shut = [
  '/v1',
  '/signature',
  '/affected',
  '/setup',
  '/app-token',
  '/presence',
  '/page-address',
  '/private-file',
  '/published-addresses',
  '/page-metadata',
  '/link-check',
]

/** The editor's server: its page, the proxied management API, and the signatures of preview addresses. */
export function editorService(options: EditorOptions): Hono {
  const app = new Hono()
  app.get('/healthz', (request) => request.json({ ok: true }))
  app.use(async (request, next) => {
    const { method, path } = request.req
    const isFile = method === 'GET' && !shut.some((beginning) => path.startsWith(beginning))
    const refusal = isFile ? undefined : refuseForeign(request)
    if (refusal) return refusal
    await next()
    return undefined
  })
  app.get('/setup', (request) =>
    request.json({ space_id: options.spaceId, app_url: options.appUrl }, 200, { 'cache-control': 'no-store' }),
  )
  app.get('/signature', (request) =>
    request.json(previewSignature(options.spaceId, options.previewToken), 200, { 'cache-control': 'no-store' }),
  )
  app.get('/app-token', (request) => appToken(request, options))
  app.get('/private-file', (request) => privateFile(request, options))
  app.get('/page-address', (request) => requestSite(request, options, futureAddress))
  app.get('/published-addresses', (request) => requestSite(request, options, publishedAddresses))
  app.on('POST', '/page-metadata', (request) => requestSite(request, options, pageMetadata))
  app.get('/affected', (request) => requestSite(request, options, affectedAddresses))
  app.route('/presence', presenceRoutes())
  app.route('/link-check', linkCheckRoutes())
  app.all('/v1/*', (request) => passOn(request, options))
  app.on('POST', '/f/:space/uploads', (request) => passOn(request, options))
  app.route('/plugins', pluginPages(options))
  app.get('/f/storyblok-v2-latest.js', sendBridge)
  app.get('/labels/:file', (request) => labelsFile(request, options))
  app.get('*', (request) => pageFile(request, options))
  return app
}

async function labelsFile(request: Context, { labelsFolder }: EditorOptions): Promise<Response> {
  const { file } = request.req.param()
  const isNamed = /^[a-z]{2}\.json$/.test(file ?? '')
  const found = labelsFolder !== undefined && isNamed ? await sendFile(labelsFolder, `/${file}`) : undefined
  return found ?? request.json({ error: 'There are no labels of this language.' }, 404)
}

async function pageFile(request: Context, { pageFolder, contentUrl }: EditorOptions): Promise<Response> {
  const file = await sendFile(pageFolder, request.req.path === '/' ? '/index.html' : request.req.path)
  if (!file) return request.text('There is no such page.', 404)
  file.headers.set('content-security-policy', policyFor(contentUrl))
  file.headers.set('x-content-type-options', 'nosniff')
  // The page in the frame is same-site: without this both would share one thread and block each other.
  file.headers.set('origin-agent-cluster', '?1')
  file.headers.set('referrer-policy', 'no-referrer')
  return file
}

/** Hosts of the vendor's files: the content of an exported space names them (Storyblok docs, asset URL and regions). */
const assetHosts = 'https://*.storyblok.com https://*.storyblokchina.cn'

/** An option may load its list from another service, and a frame shows local pages. */
function policyFor(contentUrl: string): string {
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${contentUrl} ${assetHosts}`,
    `media-src 'self' blob: ${contentUrl} ${assetHosts}`,
    "font-src 'self' data:",
    "connect-src 'self' http://localhost:* https:",
    "frame-src 'self' http://localhost:* http://*.localhost:* https:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Browsers send this header with a page's requests; other tools do not. */
const ownSites = ['same-origin', 'none']

/**
 * The editor adds a credential to proxied requests, so a page of another origin must not be able to use it: neither
 * with a form or a script of its own, nor under another host name that resolves here (DNS rebinding).
 * @returns the refusal, undefined for the editor's own page and for tools
 */
function refuseForeign(request: Context): Response | undefined {
  const host = (request.req.header('host') ?? '').replace(/:\d+$/, '')
  if (host !== 'localhost' && host !== '127.0.0.1') return request.json({ error: 'Use http://localhost' }, 421)
  const site = request.req.header('sec-fetch-site')
  if (site !== undefined && !ownSites.includes(site)) {
    return request.json({ error: 'Only the editor itself may send this request' }, 403)
  }
  const origin = request.req.header('origin')
  if (origin !== undefined && origin !== `http://${request.req.header('host')}`) {
    return request.json({ error: 'Only the editor itself may send this request' }, 403)
  }
  return undefined
}

const signed = z.object({ asset: z.object({ signed_url: z.url() }) })

/** Leads the editor's own page to a private file: the service signs its address for an hour (Storyblok docs, private assets). */
async function privateFile(
  request: Context,
  { contentUrl, previewToken }: { contentUrl: string; previewToken: string },
) {
  const query = new URLSearchParams({ filename: request.req.query('address') ?? '', token: previewToken })
  const response = await fetch(`${contentUrl}/v2/cdn/assets/me?${query}`).catch(() => undefined)
  const found = signed.safeParse(await response?.json().catch(() => undefined))
  if (!found.success) return request.json({ error: 'There is no such file' }, 404)
  return request.redirect(found.data.asset.signed_url)
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
}

/** A built file; undefined when it does not exist. Files below `/assets` carry their hash in their name. */
async function sendFile(folder: string, path: string): Promise<Response | undefined> {
  const type = contentTypes[extname(path)]
  const file = normalize(join(folder, decodeURIComponent(path)))
  if (!type || !file.startsWith(folder)) return undefined
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return undefined
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': cache } })
}
