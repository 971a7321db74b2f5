import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mailStore } from 'local-stack/mail/mail-store.ts'
import { readMessage } from 'local-stack/mail/read-message.ts'

/** Makes every digest due; it reports publishes since a moment. */
export function makeDigestsDue(since: number): void {
  const file = join(process.env['TEST_DATA_FOLDER'] ?? '', 'submissions', 'submissions.sqlite')
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.prepare('UPDATE subscriptions SET since = ?').run(since)
  database.prepare('UPDATE digests SET due_at = ?').run(Date.now() - 1)
  database.close()
}

/** A mail whose text has these words, as it was sent and as it is read; undefined while there is none. */
export async function digestMail(words: string): Promise<{ raw: string; text: string; to: string } | undefined> {
  const store = mailStore(join(process.env['TEST_DATA_FOLDER'] ?? '', 'mail'))
  for (const name of store.list()) {
    const raw = store.read(name)
    const read = raw && (await readMessage(raw))
    if (raw && read?.text.includes(words)) return { raw: raw.toString('latin1'), text: read.text, to: read.to }
  }
  return undefined
}
