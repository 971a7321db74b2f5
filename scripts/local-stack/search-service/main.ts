import { z } from 'zod'
import { startSearchService } from './start-search-service.ts'

/** Configuration from the environment, with the defaults of the embedded stack. */
const variables = z.object({
  SEARCH_PORT: z.coerce.number().int().min(0).max(65_535).default(4030),
  DATA_FOLDER: z.string().min(1).default('.data/search'),
  SEARCH_APP_ID: z.string().min(1).default('LOCALSEARCH'),
  SEARCH_ADMIN_KEY: z.string().min(8).default('local-search-admin'),
  SEARCH_PUBLIC_KEY: z.string().min(8).default('local-search-public'),
  SEARCH_EXTRANET_KEY: z.string().min(8).default('local-search-extranet'),
})

const parsed = variables.safeParse(process.env)
if (!parsed.success) {
  console.error(`The search service cannot start:\n${z.prettifyError(parsed.error)}`)
  process.exit(1)
}

const env = parsed.data
try {
  const service = await startSearchService({
    port: env.SEARCH_PORT,
    dataFolder: env.DATA_FOLDER,
    applicationId: env.SEARCH_APP_ID,
    adminKey: env.SEARCH_ADMIN_KEY,
    keys: [
      { value: env.SEARCH_PUBLIC_KEY, acl: ['search'], indexes: ['public_*'] },
      { value: env.SEARCH_EXTRANET_KEY, acl: ['search'], indexes: ['public_*', 'extranet_*'] },
    ],
    log: (line) => console.error(line),
  })
  const stop = () => void service.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`search service ready at ${service.url} (data in ${env.DATA_FOLDER})`)
} catch (error) {
  console.error(`The search service cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
