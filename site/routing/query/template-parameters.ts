import { hasList, type TemplateName } from '../templates.ts'
import { listingNames } from './filter-names.ts'

const ofListings: readonly string[] = ['page', ...listingNames]

/** Pages that show what a visitor chose elsewhere. */
const ofChoices: Partial<Record<TemplateName, readonly string[]>> = {
  'code-check': ['codes', 'problem'],
  'form-page': ['l', 'position'],
  'product-comparison': ['c', 'rows'],
  'product-list': ['add', 'amount', 'c', 'code', 'l', 'note'],
}

/**
 * The query parameters that a template's pages read; all others change nothing. That of a form that came back is none of them, because
 * such a page is for one person (`one-time-parameters.ts`).
 */
export function parametersOf(template: TemplateName): readonly string[] {
  return ofChoices[template] ?? (hasList(template) ? ofListings : [])
}
