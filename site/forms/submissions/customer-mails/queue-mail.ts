import type { Statements } from '#site/server/database/database.ts'
import type { OutgoingMessage, StoredFile } from '../submission.ts'

/** A mail that no form has sent: an enquiry, a digest. */
export type QueuedMail = {
  /** The same for the same mail, such as `digest-<customer>-<day>`: one that is queued again is sent once. */
  id: string
  /** What sends it, as `npm run outbox` lists it. No form has this name: names of forms have no colon. */
  sender: `${string}:${string}`
  /** BCP 47 tag. */
  locale: string
  message: Extract<OutgoingMessage, { sink: 'mail' }>
  files?: readonly StoredFile[]
  /** Milliseconds since 1970. */
  now: number
}

const day = 24 * 60 * 60_000
/** As long as a mail server may be away (`next-attempt.ts`), and as long again for a person to look at what was given up. */
const storedMs = 30 * day

/**
 * Puts a mail into the outbox, within the transaction of what it reports: both are stored, or neither.
 * @returns whether it is new
 */
export async function queueMail({ change }: Statements, mail: QueuedMail): Promise<boolean> {
  const { id, sender, locale, message, files = [], now } = mail
  const added = await change(
    `INSERT INTO submissions (id, form, locale, page, received_at, delete_at, digest, visit, answers, location)
     VALUES ($1, $2, $3, '', $4, $5, $1, '', '{}', '') ON CONFLICT (id) DO NOTHING`,
    [id, sender, locale, now, now + storedMs],
  )
  if (added === 0) return false
  for (const [place, { question, name, type, bytes }] of files.entries()) {
    await change('INSERT INTO files (submission, place, question, name, type, bytes) VALUES ($1, $2, $3, $4, $5, $6)', [
      id,
      place,
      question,
      name,
      type,
      bytes,
    ])
  }
  await change(
    `INSERT INTO deliveries (submission, sink, message, state, next_at, form, turn)
     VALUES ($1, 'mail', $2, 'pending', $3, $4, $3)`,
    [id, JSON.stringify(message), now, sender],
  )
  return true
}
