import { type Context, Hono } from 'hono'
import { appToken } from './app-token.ts'
import { linkCheckRoutes } from './link-check/link-check-routes.ts'
import { passOn, type Upstream } from './pass-on.ts'
import { pluginPages } from './plugin-page.ts'
import { presenceRoutes } from './presence.ts'
import { previewSignature } from './preview-signature.ts'
import { privateFile } from './private-file.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { requestSite } from './request-site.ts'
import { sendFile } from './send-file.ts'

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

/**
 * Allows the editor's own files, images of the content service, frames of local pages, and lists that an option loads
 * from another service.
 */
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
