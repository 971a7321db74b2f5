import type { DatabaseSync } from 'node:sqlite'

export type RefusalReason = 'trap' | 'token' | 'too-fast' | 'links' | 'too-many' | 'too-large' | 'origin' | 'unreadable'

/** Counts what was refused or held, by day, without keeping who it was. */
export function countRefusal(database: DatabaseSync, form: string, reason: RefusalReason): void {
  database
    .prepare(`INSERT INTO refusals VALUES (?, ?, ?, 1) ON CONFLICT (form, reason, day) DO UPDATE SET count = count + 1`)
    .run(form.slice(0, 80), reason, new Date().toISOString().slice(0, 10))
}

export type RefusalRow = { form: string; reason: string; day: string; count: number }

export function listRefusals(database: DatabaseSync): RefusalRow[] {
  return database
    .prepare('SELECT form, reason, day, count FROM refusals ORDER BY day DESC, form, reason LIMIT 200')
    .all()
    .map((row) => ({
      form: String(row['form']),
      reason: String(row['reason']),
      day: String(row['day']),
      count: Number(row['count']),
    }))
}
