import { hasList, readBy, type TemplateName } from '../templates.ts'
import { listingNames } from './filter-names.ts'

const ofListings: readonly string[] = ['page', ...listingNames]

/**
 * The query parameters that a template's pages read; all others change nothing. That of a form that came back is none of them, because
 * such a page is for one person (`one-time-parameters.ts`).
 */
export function parametersOf(template: TemplateName): readonly string[] {
  return readBy(template) ?? (hasList(template) ? ofListings : [])
}
