import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mailStore } from 'local-stack/mail/mail-store.ts'
import { readMessage } from 'local-stack/mail/read-message.ts'

const folder = () => process.env['TEST_DATA_FOLDER'] ?? ''
const databaseFile = () => join(folder(), 'submissions', 'submissions.sqlite')

export type StoredForm = { id: string; answers: Readonly<Record<string, unknown>>; files: readonly string[] }

/** The submissions of a form that the site has stored since a moment, the oldest first. */
export function formsSince(form: string, since: number): StoredForm[] {
  const database = new DatabaseSync(databaseFile(), { timeout: 5000, readOnly: true })
  const rows = database
    .prepare('SELECT id, answers FROM submissions WHERE form = ? AND received_at >= ? ORDER BY received_at')
    .all(form, since)
  const files = database.prepare('SELECT name FROM files WHERE submission = ? ORDER BY place')
  const stored = rows.map(({ id, answers }) => ({
    id: String(id),
    answers: JSON.parse(String(answers)) as StoredForm['answers'],
    files: files.all(String(id)).map(({ name }) => String(name)),
  }))
  database.close()
  return stored
}

/** Every history is of another visitor: what the one before has sent counts for none of its limits. */
export function forgetLimits(): void {
  const limits = new DatabaseSync(`${databaseFile()}-limits`, { timeout: 5000 })
  limits.exec('DELETE FROM allowances')
  limits.close()
}

/** The text of the newest mail that has these words; empty while there is none. */
export async function mailText(words: string): Promise<string> {
  const mails = mailStore(join(folder(), 'mail'))
  for (const name of mails.list().slice(0, 20)) {
    const raw = mails.read(name)
    const { text = '' } = raw ? await readMessage(raw) : {}
    if (text.includes(words)) return text
  }
  return ''
}

/** Links that customers of other histories have passed on would be in the lists of these. */
export function forgetPassedLinks(): void {
  const file = join(folder(), 'submissions', 'passed-links.sqlite')
  // The site makes its tables when the first link is passed on.
  if (!existsSync(file)) return
  const links = new DatabaseSync(file, { timeout: 5000 })
  links.exec('PRAGMA foreign_keys = ON; DELETE FROM passed_links')
  links.close()
}
