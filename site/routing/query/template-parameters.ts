import type { TemplateName } from '../route.ts'
import type { OwnTemplate } from '../stories/own-templates.ts'
import { filterNames } from './filter-names.ts'

/** Templates that show a list, whose address chooses from it. */
const listing: readonly (TemplateName | OwnTemplate)[] = [
  'general-listing',
  'product-listing',
  'category-listing',
  'shop-finder',
  'search-page',
  'downloads-skeleton',
]

const ofListings: readonly string[] = ['page', ...filterNames]

/** Any page may have a form, and is shown again with what was wrong in it. */
const ofOthers: readonly string[] = ['form']

/** The query parameters that a template's pages read; all others change nothing. */
export function parametersOf(template: TemplateName | OwnTemplate): readonly string[] {
  return listing.includes(template) ? ofListings : ofOthers
}
