import { join } from 'node:path'
import { contentFolder } from '../compile/content-folder.ts'

/** Rows and messages of the products that are made from tables. */
export const tablesFolder = join(contentFolder, 'tables')
