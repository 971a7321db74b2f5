import { join } from 'node:path'

/**
 * Where a concern of the site is stored: in PostgreSQL where its address is set, else in a file of the folder of submissions.
 * @param name of the file, without its ending
 */
export function databaseLocation(
  source: { DATABASE_URL?: string | undefined; SUBMISSIONS_FOLDER: string },
  name: string,
): string {
  return source.DATABASE_URL ?? join(source.SUBMISSIONS_FOLDER, `${name}.sqlite`)
}
