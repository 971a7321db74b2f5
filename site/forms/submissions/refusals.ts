import type { Database } from '#site/server/database/database.ts'

/** Why a form was given back or refused; those of `trap` are stored for review, those of `delayed` are delivered later. */
export type RefusalReason =
  | 'trap'
  | 'delayed'
  | 'token'
  | 'not-started'
  | 'too-fast'
  | 'links'
  | 'too-many'
  | 'too-large'
  | 'origin'
  | 'unreadable'

/** Counts forms that were refused, stored for review or delayed, by day, without keeping their senders. */
export async function countRefusal(database: Database, form: string, reason: RefusalReason): Promise<void> {
  await database.change(
    `INSERT INTO refusals (form, reason, day, count) VALUES ($1, $2, $3, 1)
     ON CONFLICT (form, reason, day) DO UPDATE SET count = refusals.count + 1`,
    [form.slice(0, 80), reason, new Date().toISOString().slice(0, 10)],
  )
}

export type RefusalRow = { form: string; reason: string; day: string; count: number }

export async function listRefusals(database: Database): Promise<RefusalRow[]> {
  const rows = await database.rows(
    'SELECT form, reason, day, count FROM refusals ORDER BY day DESC, form, reason LIMIT 200',
  )
  return rows.map((row) => ({
    form: String(row['form']),
    reason: String(row['reason']),
    day: String(row['day']),
    count: Number(row['count']),
  }))
}
