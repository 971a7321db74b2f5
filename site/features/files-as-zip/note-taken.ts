import 'server-only'
import type { CustomerFile } from '#site/extranet/downloads/open-download.ts'
import type { Part } from '#site/extranet/downloads/plan-response.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { countedStream } from './counted-stream.ts'
import { siteCustomerFiles } from './store/site-customer-files.ts'

/** The same stream, which notes what its customer has received. */
export function watchTaken(
  stream: ReadableStream<Uint8Array>,
  file: CustomerFile,
  parts: readonly Part[],
): ReadableStream<Uint8Array> {
  return countedStream(stream, ({ bytes, isComplete }) => {
    if (isComplete) for (const part of parts) noteTaken(file, part)
    const [first] = parts
    // Of several parts that were broken off, the bytes of none are known.
    if (!isComplete && first && parts.length === 1)
      noteTaken(file, { start: first.start, end: first.start + bytes - 1 })
  })
}

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
