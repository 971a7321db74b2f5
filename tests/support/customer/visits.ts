import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The last visit of every customer ends, and another starts: what is published from now on is new. */
export function endVisits(): void {
  const visits = new DatabaseSync(join(process.env['TEST_DATA_FOLDER'] ?? '', 'submissions', 'visits.sqlite'), {
    timeout: 5000,
  })
  visits.prepare('UPDATE visits SET before_at = ?1, seen_at = ?1').run(Date.now())
  visits.close()
}
