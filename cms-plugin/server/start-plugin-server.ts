import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { appRoutes } from './app/app-routes.ts'
import { openSignIns } from './app/sign-ins.ts'
import type { PluginEnv } from './env.ts'

export type PluginServer = { url: string; stop: () => Promise<void> }

/**
 * Serves the app that the CMS shows in its frame. The field plugin needs no server: the CMS stores its script.
 * @throws Error when the port is taken or the folder of the sign-ins cannot be written
 */
export async function startPluginServer(env: PluginEnv): Promise<PluginServer> {
  const signIns = openSignIns({
    databaseUrl: env.DATABASE_URL,
    folder: env.APP_FOLDER,
    secret: env.APP_CLIENT_SECRET,
  })
  const app = new Hono({ strict: false })
  app.get('/healthz', (context) => context.text('ok'))
  app.route(
    '/app',
    appRoutes({
      clientId: env.APP_CLIENT_ID,
      clientSecret: env.APP_CLIENT_SECRET,
      appUrl: env.APP_URL,
      contentUrl: env.CONTENT_URL,
      editorUrl: env.CMS_ORIGIN,
      slug: env.APP_SLUG,
      hosts: env.SITE_HOSTS,
      languages: env.APP_LANGUAGES,
      signIns,
    }),
  )
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PLUGIN_PORT, env.LISTEN_HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      await signIns.close()
    },
  }
}
