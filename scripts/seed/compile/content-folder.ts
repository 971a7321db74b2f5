import { join } from 'node:path'

/** Everything the demo says: stories, languages, documents, tables. */
export const contentFolder = join(import.meta.dirname, '..', 'content')
