import { join } from 'node:path'

/** All demo content: stories, languages, documents, tables. */
export const contentFolder = join(import.meta.dirname, '..', 'content')
