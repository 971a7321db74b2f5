import type { Migration } from '../schemas/migrate/migration.ts'

/**
 * Every content migration of this repository, in the order in which they run. A new one is a file
 * `<date>-<what is true then>.ts` beside this one and a row here; one that every space has run may go.
 */
export const migrations: readonly Migration[] = []
