import 'server-only'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { siteCustomerFiles } from '#site/server/customers/files/site-customer-files.ts'
import type { CustomerFile } from '../downloads/open-download.ts'
import type { Part } from '../downloads/plan-response.ts'

/** Notes that the customer of a file has these bytes of it. A download never waits for it, nor fails with it. */
export function noteTaken(file: CustomerFile, { start, end }: Part): void {
  if (end < start) return
  const { item, edition, title, printed = '', dated = '', length, story, customer } = file
  const taken = { address: addressOf(story), item, edition, title, printed, dated }
  siteCustomerFiles()
    .taken.note(customer.subject, taken, { part: [start, end], length })
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : error
      process.stderr.write(`It cannot be noted that a file was taken: ${reason}\n`)
    })
}
