import { hasList, type TemplateName } from '../templates.ts'
import { listingNames } from './filter-names.ts'

const ofListings: readonly string[] = ['page', ...listingNames]

/** Any page may have a form, and is shown again with what was wrong in it. */
const ofOthers: readonly string[] = ['form']

/** Pages that show what a visitor chose elsewhere. */
const ofChoices: Partial<Record<TemplateName, readonly string[]>> = {
  'code-check': ['codes', 'form', 'problem'],
  'form-page': ['form', 'l'],
  'product-comparison': ['c', 'form', 'rows'],
  'product-list': ['add', 'amount', 'c', 'code', 'form', 'l', 'note'],
}

/** The query parameters that a template's pages read; all others change nothing. */
export function parametersOf(template: TemplateName): readonly string[] {
  return ofChoices[template] ?? (hasList(template) ? ofListings : ofOthers)
}
