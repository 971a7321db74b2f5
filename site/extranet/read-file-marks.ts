import 'server-only'
import { customerRecords } from '#site/features.customers.ts'
import type { MarkOf } from './customer-records.ts'

/**
 * What features know of the customer's files of these stories: of each file, what the first of them knows.
 * @param addresses of the stories
 * @throws CatalogueError login-required
 */
export async function readFileMarks(addresses: readonly string[]): Promise<MarkOf> {
  const marks = await Promise.all(customerRecords.flatMap(({ fileMarks }) => fileMarks?.(addresses) ?? []))
  return (...file) => marks.map((markOf) => markOf(...file)).find((mark) => mark !== undefined)
}
