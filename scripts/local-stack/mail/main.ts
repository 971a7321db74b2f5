import { z } from 'zod'
import { startMailService } from './start-mail-service.ts'

const variables = z.object({
  MAIL_PORT: z.coerce.number().int().min(0).max(65_535).default(4040),
  MAIL_WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(4041),
  DATA_FOLDER: z.string().min(1).default('.data/mail'),
})

const env = variables.parse(process.env)
const service = await startMailService({
  smtpPort: env.MAIL_PORT,
  webPort: env.MAIL_WEB_PORT,
  dataFolder: env.DATA_FOLDER,
})
const stop = () => void service.stop().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.stdout.write(`mail service ready at ${service.smtpUrl}, mails at ${service.webUrl}\n`)
