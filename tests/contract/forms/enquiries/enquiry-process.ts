import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { nextEnquiryNumber, storeEnquiry } from 'site/forms/submissions/customer-mails/enquiries.ts'
import type { QueuedMail } from 'site/forms/submissions/customer-mails/queue-mail.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { startOutbox } from 'site/forms/submissions/start-outbox.ts'

/**
 * A process that accepts enquiries, each pressed twice, names each one only after it is stored, and delivers mails, its own and those of others;
 * it runs until it is killed. A press that fails, because the database is cut off, is repeated, as a customer does.
 */
const [place = '', smtpUrl = ''] = process.argv.slice(2)
const database = openSubmissions(place)
startOutbox({
  database,
  settings: { smtpUrl, mailFrom: 'consultas@zarandal.example', webhookSecret: 'a secret of the test' },
  report: () => undefined,
  pauseMs: 20,
})
for (;;) {
  const press = randomUUID()
  let numbers: string[] = []
  while (numbers.length === 0) numbers = await Promise.all([send(press), send(press)]).catch(() => wait(50, []))
  if (new Set(numbers).size > 1) throw new Error(`One press has the numbers ${numbers.join(' and ')}.`)
  process.stdout.write(`${press} ${numbers[0]}\n`)
  await wait(20)
}

async function send(press: string): Promise<string> {
  const sentAt = Date.now()
  const number = await nextEnquiryNumber(database, new Date(sentAt).getUTCFullYear())
  const pdf = new TextEncoder().encode(`%PDF of ${number}`)
  const lines = [{ code: 'NOR-1R', amount: 20, note: '' }]
  const mails = ['customer', 'sales'].map((to): QueuedMail => {
    const id = `enquiry-${number}-${to}`
    const message = { sink: 'mail', to: [`${to}@levante.example`], subject: `Consulta ${id}`, text: number } as const
    const files = [{ question: 'list', name: `${number}.pdf`, type: 'application/pdf', bytes: pdf }]
    return { id, sender: 'extranet:enquiry', locale: 'es-ES', message, files, now: sentAt }
  })
  const enquiry = { number, press, list: 'list', subject: 'vera', name: 'Mostrador', sentAt, lines, pdf }
  return await storeEnquiry(database, enquiry, mails)
}
