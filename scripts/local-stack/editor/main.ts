import { z } from 'zod'
import { startEditorService } from './server/start-editor-service.ts'

const variables = z.object({
  EDITOR_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  CONTENT_URL: z.url().default('http://localhost:4010'),
  SITE_URL: z.url().default('http://localhost:3000'),
  APP_URL: z.url().default('http://localhost:3100'),
  APP_CLIENT_ID: z.string().min(1).default('local-app'),
  APP_CLIENT_SECRET: z.string().min(32).default('local-app-secret-for-this-machine-only'),
  SPACE_ID: z.coerce.number().int().positive().default(100_001),
  CONTENT_PREVIEW_TOKEN: z.string().min(1).default('local-preview'),
  CONTENT_MANAGEMENT_TOKEN: z.string().min(1).default('local-management'),
  EDITOR_BUILD_FOLDER: z.string().min(1).default('.data/editor'),
  EDITOR_LABELS_FOLDER: z.string().min(1).optional(),
})

const env = variables.parse(process.env)
const service = await startEditorService({
  port: env.EDITOR_PORT,
  contentUrl: env.CONTENT_URL,
  siteUrl: env.SITE_URL,
  appUrl: env.APP_URL,
  app: { clientId: env.APP_CLIENT_ID, clientSecret: env.APP_CLIENT_SECRET },
  spaceId: env.SPACE_ID,
  previewToken: env.CONTENT_PREVIEW_TOKEN,
  managementToken: env.CONTENT_MANAGEMENT_TOKEN,
  buildFolder: env.EDITOR_BUILD_FOLDER,
  labelsFolder: env.EDITOR_LABELS_FOLDER,
})
const stop = () => void service.stop().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.stdout.write(`editor ready at ${service.url}\n`)
