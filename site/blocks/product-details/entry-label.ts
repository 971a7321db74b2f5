import { labelOf } from 'component-schemas/datasources/define-datasource.ts'
import { datasources } from 'component-schemas/schema/datasources.ts'
import type { BlockContext } from '../block-context.ts'

/** What readers see for a value of a datasource: the CMS's label, else the repository's, else the value itself. */
export function entryLabel(slug: string, value: string, context: BlockContext): string {
  const label = context.labels?.[slug]?.[value]
  if (label !== undefined) return label
  const datasource = datasources.find((candidate) => candidate.slug === slug)
  const language = context.locale.split('-')[0] ?? ''
  return datasource ? labelOf(datasource, value, language) : value
}
