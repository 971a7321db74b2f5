import { setTimeout as wait } from 'node:timers/promises'
import { sendDigests } from 'site/features/subscriptions/digests/send-digests.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { startOutbox } from 'site/forms/submissions/start-outbox.ts'
import { drillLibrary, drillMail, readDrillState } from './digest-state.ts'

/** A process that composes digests and delivers them; it runs until it is killed. Its content is in a file. */
const [place = '', smtpUrl = '', statePath = ''] = process.argv.slice(2)
const database = openSubmissions(place)
startOutbox({
  database,
  settings: { smtpUrl, mailFrom: 'avisos@zarandal.example', webhookSecret: 'a secret of the test' },
  report: () => undefined,
  pauseMs: 20,
})
process.stdout.write('started\n')
while (true) {
  await sendDigests({
    database,
    readLibrary: async () => drillLibrary(readDrillState(statePath), Date.now()),
    mailFor: async (composed) => drillMail(composed),
    mayGoOn: () => true,
    now: Date.now,
  }).catch(() => 0)
  await wait(20)
}
