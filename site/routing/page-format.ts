import { pageFormats } from '#site/features.ts'
import type { PageFormat } from './feature.ts'

/**
 * The address of a page in another format.
 * @param path of the page, without query
 */
export function formatAddress(path: string, { ending }: Pick<PageFormat, 'ending'>): string {
  return `${path}${ending}`
}

/** The format that an address may ask for, in any spelling of its ending, and the address of the page; undefined where it asks for none. */
export function formatAt(path: string): { format: PageFormat; page: string } | undefined {
  const format = pageFormats.find(({ ending }) => path.toLowerCase().endsWith(ending))
  return format && { format, page: path.slice(0, -format.ending.length) }
}
