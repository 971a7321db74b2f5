import 'server-only'
import { customerRecords } from '#site/features.customers.ts'
import type { ChangeOf, MarkOf } from './customer-records.ts'

/**
 * What features know of the customer's files of these stories: of each file, what the first of them knows.
 * @param addresses of the stories
 * @throws CatalogueError login-required
 */
export async function readFileMarks(addresses: readonly string[]): Promise<MarkOf> {
  const marks = await Promise.all(customerRecords.flatMap(({ fileMarks }) => fileMarks?.(addresses) ?? []))
  return (...file) => marks.map((markOf) => markOf(...file)).find((mark) => mark !== undefined)
}

/**
 * What features know of the changes of stories, in the same way.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function readChanges(): Promise<ChangeOf> {
  const all = await Promise.all(customerRecords.flatMap(({ changes }) => changes?.() ?? []))
  return (story) => all.map((changeOf) => changeOf(story)).find((change) => change !== undefined)
}
