import { openDatabase } from '#site/server/database/open-database.ts'
import { basketOfFiles } from './basket-of-files.ts'
import { customerFileTables } from './customer-file-tables.ts'
import { takenFiles } from './taken-files.ts'

export type CustomerFiles = ReturnType<typeof openCustomerFiles>

/**
 * The files that customers have put aside and taken, for every process with the same database.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openCustomerFiles(place: string, now: () => number = Date.now) {
  const database = openDatabase(place, customerFileTables)
  return { basket: basketOfFiles(database, now), taken: takenFiles(database, now), close: database.close }
}
