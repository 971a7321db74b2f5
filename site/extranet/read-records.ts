import 'server-only'
import { customerRecords } from '#site/features.customers.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { ChangeOf, MarkOf } from './customer-records.ts'
import type { Reader } from './may-read.ts'

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

/**
 * The address that receives what a customer writes, where a feature knows one.
 * @throws CatalogueError content-unavailable
 */
export async function readReceiver(customer: Reader, siteContext: SiteContext): Promise<string | undefined> {
  const known = await Promise.all(customerRecords.flatMap(({ receiver }) => receiver?.(customer, siteContext) ?? []))
  return known.find((address) => address !== undefined)
}
