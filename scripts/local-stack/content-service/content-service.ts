import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { assetApp } from './assets/asset-app.ts'
import { readOriginal } from './assets/asset-files.ts'
import { type DeliveryOptions, deliveryApp } from './delivery/delivery-app.ts'
import { imageService } from './images/image-service.ts'
import { type ManagementOptions, managementApp } from './management/management-app.ts'
import { type OauthClient, openGrants } from './oauth/grants.ts'
import { oauthApp } from './oauth/oauth-app.ts'
import type { ContentContext } from './store/content-context.ts'

type ContentServiceParts = {
  delivery?: DeliveryOptions
  management?: ManagementOptions
  /** Apps that editors may authorize for the space. */
  oauthClients?: readonly OauthClient[]
}

/** The whole service as one app: delivery, management, files, and a logged 501 for everything else. */
export function contentService(context: ContentContext, options: ContentServiceParts = {}): Hono {
  const grants = openGrants()
  // The vendor's clients write addresses with and without a trailing slash.
  const app = new Hono({ strict: false })
  app.onError((error, request) => failed(context, error, request))
  app.notFound((request) => unknownEndpoint(context, request))
  app.get('/healthz', (request) => request.json({ ok: true }))
  app.route('/v2', deliveryApp(context, options.delivery))
  app.route('/v1', managementApp(context, { ...options.management, isAccessToken: grants.isAccessToken }))
  app.route('/oauth', oauthApp(context, grants, options.oauthClients ?? []))
  app.route(
    '/f',
    imageService({
      readOriginal: (path) => readOriginal(context, path),
      cacheFolder: join(context.dataFolder, 'images'),
      log: context.log,
    }),
  )
  app.route('/f', assetApp(context))
  return app
}

/** An endpoint that is not built responds with 501 and is logged: a 404 would look like missing content. */
function unknownEndpoint({ log }: ContentContext, request: Context): Response {
  log(`unknown endpoint: ${request.req.method} ${request.req.path}`)
  return request.json({ error: `${request.req.method} ${request.req.path} is not part of this service` }, 501)
}

/** The caller learns only that the request failed; the reason goes to the log alone. */
function failed({ log }: ContentContext, error: Error, request: Context): Response {
  log(`${request.req.method} ${request.req.path} failed: ${error.stack ?? error.message}`)
  return request.json({ error: 'Internal Server Error' }, 500)
}
