import { readHosts } from 'site/routing/site-hosts.ts'
import { z } from 'zod'
import { startPluginServer } from './server/start-plugin-server.ts'

const variables = z.object({
  PLUGIN_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  CMS_ORIGIN: z.url().default('http://localhost:4000'),
  CONTENT_URL: z.url().default('http://localhost:4010'),
  CONTENT_PREVIEW_TOKEN: z.string().min(1).default('local-preview'),
  APP_URL: z.url().optional(),
  APP_CLIENT_ID: z.string().min(1).default('local-app'),
  APP_CLIENT_SECRET: z.string().min(8).default('local-app-secret'),
  APP_LANGUAGES: z.string().default('en'),
  SITE_URL: z.url().default('http://localhost:3000'),
  SITE_HOSTS: z.string().optional(),
  PLUGIN_BUILD_FOLDER: z.string().min(1).default('.data/cms-plugin'),
})

const env = variables.parse(process.env)
const server = await startPluginServer({
  port: env.PLUGIN_PORT,
  publicUrl: env.APP_URL ?? `http://localhost:${env.PLUGIN_PORT}`,
  cmsOrigin: env.CMS_ORIGIN,
  contentUrl: env.CONTENT_URL,
  previewToken: env.CONTENT_PREVIEW_TOKEN,
  buildFolder: env.PLUGIN_BUILD_FOLDER,
  app: {
    clientId: env.APP_CLIENT_ID,
    clientSecret: env.APP_CLIENT_SECRET,
    hosts: readHosts(env.SITE_HOSTS, env.SITE_URL),
    languages: env.APP_LANGUAGES.split(',').map((code) => code.trim()),
  },
})
const stop = () => void server.stop().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.stdout.write(`plugin ready at ${server.url}\n`)
