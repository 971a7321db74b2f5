import { openDatabase } from 'site/submissions/open-database.ts'
import { startOutbox } from 'site/submissions/start-outbox.ts'

/** A process that delivers what forms left; it runs until it is killed. */
const [file = '', smtpUrl = '', webhookUrl = ''] = process.argv.slice(2)
startOutbox({
  database: openDatabase(file),
  settings: { smtpUrl, mailFrom: 'formularios@zarandal.example', webhookUrl, webhookSecret: 'a secret of the test' },
  report: () => undefined,
  pauseMs: 20,
})
setInterval(() => undefined, 1000)
