import { z } from 'zod'
import type { Database, MigrationStep, Statements } from '#site/server/database/database.ts'
import { type QueuedMail, queueMail } from './queue-mail.ts'

/**
 * Enquiries have their tables among those of forms, so that one transaction stores an enquiry with its mails. `press` is the same for what a
 * second press sends. A number belongs to its year, and is counted here for all instances.
 */
export async function enquiryTables({ run, dialect: { integer, bytes, strict } }: MigrationStep): Promise<void> {
  await run(`
CREATE TABLE enquiries (
  number TEXT PRIMARY KEY, press TEXT NOT NULL UNIQUE, list TEXT NOT NULL, subject TEXT NOT NULL, name TEXT NOT NULL,
  sent_at ${integer} NOT NULL, lines TEXT NOT NULL, pdf ${bytes} NOT NULL
) ${strict};
CREATE INDEX enquiries_subject ON enquiries (subject, sent_at);
CREATE TABLE enquiry_numbers (year ${integer} PRIMARY KEY, last ${integer} NOT NULL) ${strict};
`)
}

/** An enquiry is there for its customer for so long. */
const storedMs = 3 * 365 * 86_400_000

const storedEnquiry = z.object({
  /** Such as `A-2026-000123`. */
  number: z.string(),
  /** Id of the list that was sent, and its name. */
  list: z.string(),
  name: z.string(),
  /** Milliseconds since 1970; a number of 64 bits comes from PostgreSQL as a text. */
  sentAt: z.coerce.number(),
  lines: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.object({ code: z.string(), amount: z.number(), note: z.string() }))),
})

export type Enquiry = z.infer<typeof storedEnquiry>

const columns = 'number, list, name, sent_at AS "sentAt", lines'

export type NewEnquiry = Enquiry & { press: string; subject: string; pdf: Uint8Array }

/** The next number of a year. One that is taken and not used is left out: numbers are unique, and need not be without gaps. */
export async function nextEnquiryNumber({ rows }: Database, year: number): Promise<string> {
  const [row] = await rows(
    `INSERT INTO enquiry_numbers (year, last) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last = enquiry_numbers.last + 1 RETURNING last`,
    [year],
  )
  return `A-${year}-${String(row?.['last']).padStart(6, '0')}`
}

/**
 * Stores an enquiry with its mails in one step; a repeated press stores and sends nothing.
 * @returns the number of the first
 */
export async function storeEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  mails: readonly QueuedMail[],
): Promise<string> {
  const { number, press, list, subject, name, sentAt, lines, pdf } = enquiry
  return await database.inTransaction(`enquiry ${press}`, async (statements) => {
    const first = await numberOfPress(statements, press)
    if (first !== undefined) return first
    await statements.change('DELETE FROM enquiries WHERE sent_at < $1', [sentAt - storedMs])
    await statements.change(
      `INSERT INTO enquiries (number, press, list, subject, name, sent_at, lines, pdf)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [number, press, list, subject, name, sentAt, JSON.stringify(lines), pdf],
    )
    for (const mail of mails) await queueMail(statements, mail)
    return number
  })
}

/** The number under which a press was sent. */
export async function numberOfPress({ rows }: Statements, press: string): Promise<string | undefined> {
  const [row] = await rows('SELECT number FROM enquiries WHERE press = $1', [press])
  return row && String(row['number'])
}

/** The enquiries of a customer, the newest first. */
export async function enquiriesOf({ rows }: Database, subject: string): Promise<Enquiry[]> {
  const found = await rows(
    `SELECT ${columns} FROM enquiries WHERE subject = $1 ORDER BY sent_at DESC, number LIMIT 500`,
    [subject],
  )
  return found.map((row) => storedEnquiry.parse(row))
}

/** One of them with its PDF; an enquiry of another customer does not exist. */
export async function enquiryNumbered(
  { rows }: Database,
  subject: string,
  number: string,
): Promise<(Enquiry & { pdf: Uint8Array<ArrayBuffer> }) | undefined> {
  const [row] = await rows(`SELECT ${columns}, pdf FROM enquiries WHERE subject = $1 AND number = $2`, [
    subject,
    number,
  ])
  return row && { ...storedEnquiry.parse(row), pdf: new Uint8Array(row['pdf'] as Uint8Array) }
}
