import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { env } from '#site/env.ts'
import { openDatabase } from './open-database.ts'

let opened: DatabaseSync | undefined

/** The submissions of this process, opened when they are first asked for. */
export function submissions(): DatabaseSync {
  opened ??= openDatabase(submissionsFile(env.SUBMISSIONS_FOLDER))
  return opened
}

/** The database inside a folder; a relative folder lies beside the folder `site`, from which the process runs. */
export function submissionsFile(folder: string): string {
  return join(resolve('..', folder), 'submissions.sqlite')
}
