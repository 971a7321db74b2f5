import { join, resolve } from 'node:path'
import { env } from '#site/server/configuration/env.ts'
import type { Database } from '#site/server/database/database.ts'
import { openSubmissions } from './open-submissions.ts'

let opened: Database | undefined

/** The submissions of this process, opened when they are first asked for. */
export function submissions(): Database {
  opened ??= openSubmissions(submissionsLocation(env))
  return opened
}

/** Where submissions lie: in PostgreSQL where its address is set, else in a file of the folder. */
export function submissionsLocation(source: { DATABASE_URL?: string | undefined; SUBMISSIONS_FOLDER: string }): string {
  return source.DATABASE_URL ?? submissionsFile(source.SUBMISSIONS_FOLDER)
}

/** The database inside a folder; a relative folder lies beside the folder `site`, from which the process runs. */
export function submissionsFile(folder: string): string {
  return join(resolve('..', folder), 'submissions.sqlite')
}
