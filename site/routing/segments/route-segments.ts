import { catalogueWords } from './catalogue-segments.ts'
import { houseWords } from './company-segments.ts'

/**
 * What the parts of an address are called in each locale: lower-case ASCII. The Spanish words and every category word
 * are the product specification's (section 2). A word that ends with a hyphen stands before a product line.
 */
export const routeWords = { ...catalogueWords, ...houseWords } as const

export type RouteWord = keyof typeof routeWords
