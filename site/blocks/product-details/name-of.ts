import type { MessageDescriptor } from '@lingui/core'
import type { BlockContext } from '../block-context.ts'
import type { DetailForm } from './detail-row.ts'
import { entryLabel } from './entry-label.ts'
import { formatMeasure, formatRange } from './format-measure.ts'

/** How words are found: the interface's in its catalogue, the content's in the context. */
export type ReadWords = { read: (message: MessageDescriptor) => string; context: BlockContext }

/** The word, or the number with its unit, that readers see for a value as content stores it. */
export function nameOf(value: string, form: DetailForm, { read, context }: ReadWords): string {
  if (form.as === 'entry') return entryLabel(form.datasource, value, context)
  if (form.as === 'measure') return formatMeasure(Number(value), form.unit, context.locale)
  if (form.as === 'range') return formatRange(value, form.unit, context.locale)
  const name = form.as === 'choice' ? form.names[value] : undefined
  return name ? read(name) : value
}
