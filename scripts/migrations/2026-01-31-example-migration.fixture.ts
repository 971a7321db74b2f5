import { accordion } from 'component-schemas/blocks/accordion/schema.ts'
import { changeValues, type Migration } from '../schemas/migrate/migration.ts'

/** The title of an accordion has no space around it. */
export const exampleMigration: Migration = {
  id: '2026-01-31-example-migration',
  says: 'The title of an accordion has no space around it.',
  allows: [],
  blocks: [accordion.name],
  up: changeValues(accordion, 'title', (title) => (typeof title === 'string' ? title.trim() : title)),
}
