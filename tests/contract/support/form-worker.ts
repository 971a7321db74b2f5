import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { startOutbox } from 'site/forms/submissions/start-outbox.ts'
import { dyingDatabase } from './dying-database.ts'

/**
 * A process that delivers the messages of forms; it runs until it is killed, by itself when it comes to a step.
 * `later` puts its clock ahead, in milliseconds.
 */
const [place = '', smtpUrl = '', webhookUrl = '', step = '0', later = '0'] = process.argv.slice(2)
startOutbox({
  database: dyingDatabase(openSubmissions(place), Number(step)),
  settings: { smtpUrl, mailFrom: 'formularios@zarandal.example', webhookUrl, webhookSecret: 'a secret of the test' },
  report: () => undefined,
  pauseMs: 20,
  now: () => Date.now() + Number(later),
})
setInterval(() => undefined, 1000)
