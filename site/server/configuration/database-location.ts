import { join, resolve } from 'node:path'

/**
 * Where a concern of the site is stored: in PostgreSQL where its address is set, else in a file of the folder of submissions. A relative
 * folder lies beside the folder `site`, from which the process runs.
 * @param name of the file, without its ending
 */
export function databaseLocation(
  source: { DATABASE_URL?: string | undefined; SUBMISSIONS_FOLDER: string },
  name: string,
): string {
  return source.DATABASE_URL ?? join(resolve('..', source.SUBMISSIONS_FOLDER), `${name}.sqlite`)
}
