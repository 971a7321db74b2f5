import 'server-only'
import {
  enquiriesOf,
  enquiryNumbered,
  type NewEnquiry,
  nextEnquiryNumber,
  numberOfPress,
  storeEnquiry,
} from '#site/forms/submissions/customer-mails/enquiries.ts'
import type { QueuedMail } from '#site/forms/submissions/customer-mails/queue-mail.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { requireCustomer } from '#site/identity/customer.ts'

/**
 * The enquiries of the request's customer; those of others do not exist for them.
 * @throws CatalogueError login-required
 */
export async function ownEnquiries() {
  const customer = await requireCustomer()
  const { subject } = customer
  const database = submissions()
  return {
    customer,
    all: () => enquiriesOf(database, subject),
    read: (number: string) => enquiryNumbered(database, subject, number),
    numberOf: (press: string) => numberOfPress(database, press),
    nextNumber: (year: number) => nextEnquiryNumber(database, year),
    store: (enquiry: Omit<NewEnquiry, 'subject'>, mails: readonly QueuedMail[]) =>
      storeEnquiry(database, { ...enquiry, subject }, mails),
  }
}
