import type { Migration } from '../schemas/migrate/migration.ts'

/**
 * Every content migration of this repository, in the order of their runs. A new one is a file `<date>-<result>.ts`
 * beside this one and a row here; a migration that every space has run, and contracted where it
 * renames a field, may be deleted.
 */
export const migrations: readonly Migration[] = []
