import { writeSync } from 'node:fs'
import type { Database, Statements } from 'site/server/database/database.ts'

/**
 * A database whose process is killed (SIGKILL) when it comes to a step: before each statement, before and after a commit.
 * The name of the step is written before.
 * @param at number of the step, from 1; none is ever reached with 0
 */
export function dyingDatabase(database: Database, at: number): Database {
  let step = 0
  const reach = (name: string) => {
    step += 1
    if (step !== at) return
    writeSync(1, `died ${name}\n`)
    process.kill(process.pid, 'SIGKILL')
  }
  const watched = (statements: Statements): Statements => ({
    rows(sql, values) {
      reach(nameOf(sql))
      return statements.rows(sql, values)
    },
    change(sql, values) {
      reach(nameOf(sql))
      return statements.change(sql, values)
    },
  })
  return {
    ...database,
    ...watched(database),
    async inTransaction(key, change) {
      reach('before the transaction')
      const result = await database.inTransaction(key, async (statements) => {
        const changed = await change(watched(statements))
        reach('before the commit')
        return changed
      })
      reach('after the commit, before the answer')
      return result
    },
  }
}

/** As `before INSERT INTO files`. */
function nameOf(sql: string): string {
  return `before ${/(INSERT INTO|DELETE FROM|UPDATE|SELECT .*? FROM) \w+/s.exec(sql)?.[0].replaceAll(/\s+/g, ' ') ?? sql}`
}
