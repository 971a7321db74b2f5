import type { Database } from 'site/server/database/database.ts'
import { z } from 'zod'

/** Answers as CSV (RFC 4180), one row an answer, the oldest first. */
export async function exportAnswers(database: Database, id?: string): Promise<string> {
  const rows = await database.rows(
    `SELECT id, form, received_at, answers FROM submissions WHERE CAST($1 AS TEXT) IS NULL OR id = $1
     ORDER BY received_at`,
    [id ?? null],
  )
  const lines = rows.flatMap((row) => {
    const at = new Date(Number(row['received_at'])).toISOString()
    const answers = z.record(z.string(), z.unknown()).parse(JSON.parse(String(row['answers'])))
    return Object.entries(answers).map(([name, answer]) =>
      [row['id'], row['form'], at, name, typeof answer === 'string' ? answer : JSON.stringify(answer)]
        .map(cell)
        .join(','),
    )
  })
  return ['id,form,received,question,answer', ...lines].join('\r\n')
}

/** A cell that a spreadsheet never computes: an apostrophe before the sign of a formula makes it text (ASVS 1.2.10). */
export function cell(value: unknown): string {
  const words = String(value)
  const safe = /^[=+\-@\t\r]/.test(words) ? `'${words}` : words
  return `"${safe.replaceAll('"', '""')}"`
}
