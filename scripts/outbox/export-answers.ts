import type { Database } from 'site/server/database/database.ts'
import { csvLines } from 'site/server/tables/csv-text.ts'
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
    return Object.entries(answers).map(([name, answer]) => [
      String(row['id']),
      String(row['form']),
      at,
      name,
      typeof answer === 'string' ? answer : JSON.stringify(answer),
    ])
  })
  return csvLines([['id', 'form', 'received', 'question', 'answer'], ...lines], 'en').trimEnd()
}
