import { z } from 'zod'
import { appClient } from './oauth/app-client.ts'
import { startContentService } from './start-content-service.ts'

/** Configuration from the environment, with the defaults of the embedded stack. */
const variables = z.object({
  CONTENT_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  DATA_FOLDER: z.string().min(1).default('.data/content'),
  SPACE_ID: z.coerce.number().int().positive().default(100_001),
  CONTENT_PUBLIC_TOKEN: z.string().min(1).default('local-public'),
  CONTENT_PREVIEW_TOKEN: z.string().min(1).default('local-preview'),
  CONTENT_MANAGEMENT_TOKEN: z.string().min(1).default('local-management'),
  CONTENT_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(50),
  APP_CLIENT_ID: z.string().min(1).default('local-app'),
  APP_CLIENT_SECRET: z.string().min(32).default('local-app-secret-for-this-machine-only'),
  APP_URL: z.url().default('http://localhost:3100'),
})

const parsed = variables.safeParse(process.env)
if (!parsed.success) {
  console.error(`The content service cannot start:\n${z.prettifyError(parsed.error)}`)
  process.exit(1)
}

const env = parsed.data
try {
  const service = await startContentService({
    port: env.CONTENT_PORT,
    dataFolder: env.DATA_FOLDER,
    spaceId: env.SPACE_ID,
    publicToken: env.CONTENT_PUBLIC_TOKEN,
    previewToken: env.CONTENT_PREVIEW_TOKEN,
    managementToken: env.CONTENT_MANAGEMENT_TOKEN,
    deliveryRequestsPerSecond: env.CONTENT_REQUESTS_PER_SECOND,
    oauthClients: [appClient({ url: env.APP_URL, clientId: env.APP_CLIENT_ID, clientSecret: env.APP_CLIENT_SECRET })],
    log: (line) => console.error(line),
  })
  const stop = () => void service.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`content service ready at ${service.url} (space ${env.SPACE_ID}, data in ${env.DATA_FOLDER})`)
} catch (error) {
  console.error(`The content service cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
