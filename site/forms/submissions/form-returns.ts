import { createHash, randomBytes } from 'node:crypto'
import type { FormReturn } from '#site/forms/form-model.ts'
import type { Database } from '#site/server/database/database.ts'

const storedForMs = 60 * 60_000

/** The most characters of one returned form: those of every field of a large one, and no text as long as a book. */
const mostCharacters = 200_000

/** The author of a form, the only one who can read it again. */
export type ReturnOwner = {
  /** Secret of the browser, from its cookie (`return-cookie.ts`). */
  browser: string
  /** Mark of the customer (`customer-mark.ts`); undefined where none is known. */
  customer: string | undefined
}

type Row = { browser: string; customer?: string | undefined; content: FormReturn }

/**
 * Stores a form for the page that shows it again; the returned name is in the address of that page.
 * @throws Error where it is larger than a returned form may be, or cannot be stored
 */
export async function storeReturn(
  database: Database,
  content: FormReturn,
  { owner, now }: { owner: ReturnOwner; now: number },
): Promise<string> {
  const row: Row = { browser: digest(owner.browser), customer: owner.customer, content }
  const text = JSON.stringify(row)
  if (text.length > mostCharacters) throw new Error('What was written is too long to be returned.')
  const id = randomBytes(16).toString('base64url')
  const values = [id, now + storedForMs, text]
  await database.change('INSERT INTO returns (id, expires_at, content) VALUES ($1, $2, $3)', values)
  return id
}

/**
 * The form of that name, for the browser and the customer that sent it; undefined for anybody else, after an hour and once it was shown
 * (`forgetReturn`).
 */
export async function readReturn(
  database: Database,
  id: string,
  { owner, now }: { owner: ReturnOwner; now: number },
): Promise<FormReturn | undefined> {
  const [row] = await database.rows('SELECT content FROM returns WHERE id = $1 AND expires_at > $2', [id, now])
  if (row === undefined) return undefined
  // A row of an earlier version has no owner and is shown to nobody.
  const { browser, customer, content }: Partial<Row> = JSON.parse(String(row['content']))
  const isOwn = browser === digest(owner.browser) && (customer === undefined || customer === owner.customer)
  return isOwn ? content : undefined
}

/** Deletes a form that was shown. */
export async function forgetReturn(database: Database, id: string): Promise<void> {
  await database.change('DELETE FROM returns WHERE id = $1', [id])
}

function digest(browser: string): string {
  return createHash('sha256').update(browser).digest('base64url')
}
