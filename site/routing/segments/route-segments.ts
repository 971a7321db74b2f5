import { featureSegments } from '#site/features.ts'
import { catalogueSegments } from './catalogue-segments.ts'
import { companySegments } from './company-segments.ts'

/**
 * What the parts of an address are called in each locale: lower-case ASCII. The Spanish words and every category word
 * are the product specification's (section 2). A word that ends with a hyphen precedes a product line.
 */
export const routeSegments = {
  ...catalogueSegments,
  ...companySegments,
  ...featureSegments,
} as const

export type RouteSegment = keyof typeof routeSegments
