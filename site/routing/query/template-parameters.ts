import { hasList, type TemplateName } from '../templates.ts'
import { filterNames } from './filter-names.ts'

const ofListings: readonly string[] = ['page', ...filterNames]

/** Any page may have a form, and is shown again with what was wrong in it. */
const ofOthers: readonly string[] = ['form']

/** The query parameters that a template's pages read; all others change nothing. */
export function parametersOf(template: TemplateName): readonly string[] {
  return hasList(template) ? ofListings : ofOthers
}
