import { type LocaleCode, localeCodes } from '../locales.ts'
import { type Match, matchRest } from '../match-path.ts'
import { segmentsOf } from '../path-pattern.ts'
import { sharedFolder } from '../stories/story-folders.ts'
import { routeSegments } from './route-segments.ts'

/**
 * Product specification, section 4: the words that mark an address of the shared product catalogue, whatever the
 * language of the page around it.
 */
export const productSegments: readonly string[] = ['prodotti', 'produkte', 'produits', 'productos']

export function hasProductSegment(rest: string): boolean {
  return segmentsOf(rest).some((segment) => productSegments.includes(segment))
}

/** Whether an address names the shared folder, as the content service does: `/global/productos/x`. */
export function hasGlobalSegment(rest: string): boolean {
  return segmentsOf(rest)[0] === sharedFolder
}

/** The address without the shared folder's name. */
export function withoutGlobalSegment(rest: string): string {
  return hasGlobalSegment(rest) ? rest.slice(sharedFolder.length + 1) || '/' : rest
}

/**
 * Reads an address with a product word of another language, such as `/en/productos/x`: the route and parameters are
 * those of the word's language, the locale stays the visitor's. The canonical address follows from the story.
 */
export function matchByProductSegment(locale: LocaleCode, rest: string): Match | undefined {
  if (!hasProductSegment(rest)) return undefined
  const [first = ''] = segmentsOf(rest)
  const other = localeCodes.find((code) => routeSegments.products[code] === first)
  const match = other && other !== locale ? matchRest(other, rest) : undefined
  return match && { ...match, locale }
}
