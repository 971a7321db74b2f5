import { randomUUID } from 'node:crypto'
import { nextEnquiryNumber, storeEnquiry } from 'site/forms/submissions/customer-mails/enquiries.ts'
import type { QueuedMail } from 'site/forms/submissions/customer-mails/queue-mail.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'

/** A process that sends enquiries, each pressed twice, and names each one only after it is stored; it runs until it is killed. */
const [place = ''] = process.argv.slice(2)
const database = openSubmissions(place)
for (;;) {
  const press = randomUUID()
  const numbers = await Promise.all([send(press), send(press)])
  if (new Set(numbers).size > 1) throw new Error(`One press has the numbers ${numbers.join(' and ')}.`)
  process.stdout.write(`${numbers[0]}\n`)
  await new Promise((resolve) => setTimeout(resolve, 2))
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
