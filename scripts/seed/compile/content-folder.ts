import { join } from 'node:path'

/** All demo content: stories, languages, documents, tables. */
export const contentFolder = join(import.meta.dirname, '..', 'content')

/** Rows and messages of the products that are made from tables. */
export const tablesFolder = join(contentFolder, 'tables')
