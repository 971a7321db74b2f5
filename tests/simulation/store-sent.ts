import { nextEnquiryNumber, storeEnquiry } from 'site/forms/submissions/customer-mails/enquiries.ts'
import { storeSubmission } from 'site/forms/submissions/store-submission.ts'
import type { Submission } from 'site/forms/submissions/submission.ts'
import type { Database } from 'site/server/database/database.ts'
import { currentInstance } from './simulated-time.ts'

const dayMs = 86_400_000

/** @returns the identifier under which the form is delivered */
export async function storeForm(database: Database, title: string): Promise<string> {
  const id = `${title}${currentInstance()?.name}${Math.random()}`
  const now = Date.now()
  const message = { to: ['office@a.example'], subject: title, text: title }
  const submission: Submission = {
    id,
    form: 'contact',
    locale: 'es',
    page: '/',
    receivedAt: now,
    deliverAt: now,
    turn: now,
    deleteAt: now + 30 * dayMs,
    digest: title,
    visit: title,
    answers: {},
    files: [],
    messages: [
      { sink: 'mail', ...message },
      { sink: 'webhook', body: { title } },
    ],
    isHeld: false,
    location: '/thanks',
  }
  return (await storeSubmission(database, submission)).id
}

/** The same for an enquiry of a customer. */
export async function storeNumbered(database: Database, title: string): Promise<string> {
  const number = await nextEnquiryNumber(database, 2027)
  const [sentAt, id] = [Date.now(), `enquiry-${number}`]
  const enquiry = {
    number,
    press: title,
    list: 'list',
    subject: 'ana',
    name: 'List',
    sentAt,
    lines: [],
    pdf: new Uint8Array(),
  }
  const message = { sink: 'mail', to: ['sales@a.example'], subject: title, text: title } as const
  const mail = { id, sender: 'enquiry:list', locale: 'es', message, now: sentAt } as const
  return `enquiry-${await storeEnquiry(database, enquiry, [mail])}`
}
