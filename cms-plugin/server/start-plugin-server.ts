import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { buildField } from 'cms-plugin/landing-field/build/build-field.ts'
import { Hono } from 'hono'
import { type AppRoutesOptions, appRoutes } from './app/app-routes.ts'
import { fieldRoutes } from './field-routes.ts'
import type { StoryAccess } from './find-stories.ts'

export type PluginServerOptions = StoryAccess & {
  /** 0 takes any free one. */
  port: number
  /** Origin under which browsers reach it. */
  publicUrl: string
  cmsOrigin: string
  buildFolder: string
  app: Pick<AppRoutesOptions, 'clientId' | 'clientSecret' | 'hosts' | 'languages'>
}

export type PluginServer = { url: string; stop: () => Promise<void> }

/**
 * Serves what the CMS shows of ours in its frames: the field plugin and the app.
 * @throws Error when the plugin cannot be built or the port is taken
 */
export async function startPluginServer(options: PluginServerOptions): Promise<PluginServer> {
  const { port, publicUrl, cmsOrigin, buildFolder, contentUrl, previewToken } = options
  const access = { contentUrl, previewToken }
  const script = await buildField({ cmsOrigin, storiesUrl: `${publicUrl}/stories`, folder: buildFolder })
  const app = new Hono({ strict: false })
  app.get('/healthz', (context) => context.text('ok'))
  app.route(
    '/app',
    appRoutes({
      ...options.app,
      appUrl: publicUrl,
      contentUrl: access.contentUrl,
      editorUrl: cmsOrigin,
    }),
  )
  app.route('/', fieldRoutes({ script, cmsOrigin, ...access }))
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://localhost:${taken}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
