import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Ends the last visit of every customer and starts another: later publishes are new. */
export function endVisits(): void {
  const visits = new DatabaseSync(join(process.env['TEST_DATA_FOLDER'] ?? '', 'submissions', 'visits.sqlite'), {
    timeout: 5000,
  })
  visits.prepare('UPDATE visits SET before_at = ?1, seen_at = ?1').run(Date.now())
  visits.close()
}
