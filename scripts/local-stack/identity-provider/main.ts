import { z } from 'zod'
import { startIdentityProvider } from './start-identity-provider.ts'

const variables = z.object({
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65_535).default(4020),
  IDENTITY_CLIENT_ID: z.string().min(1).default('local-site'),
  /** Origins of the websites, separated by commas. */
  IDENTITY_SITES: z.string().default('http://localhost:3000'),
  IDENTITY_FAULTS: z.enum(['on', 'off']).default('off'),
  MAIL_PORT: z.coerce.number().int().min(1).max(65_535).default(4040),
  DATA_FOLDER: z.string().min(1).default('.data/identity-provider'),
})

const env = variables.parse(process.env)
const provider = await startIdentityProvider({
  port: env.IDENTITY_PORT,
  siteOrigins: env.IDENTITY_SITES.split(','),
  clientId: env.IDENTITY_CLIENT_ID,
  dataFolder: env.DATA_FOLDER,
  mailPort: env.MAIL_PORT,
  hasFaults: env.IDENTITY_FAULTS === 'on',
})
const stop = () => void provider.stop().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.stdout.write(`identity provider ready at ${provider.issuer}\n`)
