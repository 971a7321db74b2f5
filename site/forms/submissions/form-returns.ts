import { randomBytes } from 'node:crypto'
import type { FormReturn } from '#site/forms/form-model.ts'
import type { Database } from '#site/server/database/database.ts'

const storedForMs = 60 * 60_000

/** Stores a form for the page that shows it again; the returned name is in the address of that page. */
export async function storeReturn(database: Database, content: FormReturn, now: number): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await database.change('INSERT INTO returns (id, expires_at, content) VALUES ($1, $2, $3)', [
    id,
    now + storedForMs,
    JSON.stringify(content),
  ])
  return id
}

/** The form of that name; undefined when there is none any more. Read again after a reload, for an hour. */
export async function readReturn(database: Database, id: string, now: number): Promise<FormReturn | undefined> {
  const [row] = await database.rows('SELECT content FROM returns WHERE id = $1 AND expires_at > $2', [id, now])
  if (row === undefined) return undefined
  const content: FormReturn = JSON.parse(String(row['content']))
  return content
}
