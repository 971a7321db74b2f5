import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { FormReturn } from '#site/forms/form-model.ts'

const keptMs = 60 * 60_000

/** Keeps a form for the page that shows it again; the name that is returned stands in the address of that page. */
export function keepReturn(database: DatabaseSync, content: FormReturn, now: number): string {
  const id = randomBytes(16).toString('base64url')
  database.prepare('INSERT INTO returns VALUES (?, ?, ?)').run(id, now + keptMs, JSON.stringify(content))
  return id
}

/** The form of that name; undefined when there is none any more. Read again after a reload, for an hour. */
export function readReturn(database: DatabaseSync, id: string, now: number): FormReturn | undefined {
  const row = database.prepare('SELECT content FROM returns WHERE id = ? AND expires_at > ?').get(id, now)
  return row && (JSON.parse(String(row['content'])) as FormReturn)
}
