import { useLingui } from '@lingui/react/macro'
import type { ProductSpec } from 'component-schemas/content-types/product/schema.ts'
import type { ReactNode } from 'react'
import type { DefinitionRow } from '#site/ui/definition-table/definition-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import type { BlockContext } from '../block-context.ts'
import { type DetailText, detailTexts } from './detail-texts.ts'

/**
 * The technical data of a product for readers.
 *
 * @param only `deciding` returns the few values that distinguish products of a kind
 */
export function useProductDetails(
  spec: ProductSpec | undefined,
  context: BlockContext,
  only: 'all' | 'deciding' = 'all',
): DefinitionRow[] {
  const { i18n } = useLingui()
  if (!spec) return []
  return detailTexts(spec, { read: (message) => i18n._(message), context }, only).map(detailRow)
}

/** A row of the technical data as tables of details show it. */
export function detailRow(text: DetailText): DefinitionRow {
  return { term: text.term, value: detailValue(text), isFigure: text.isFigure }
}

/** A value of the technical data: part numbers in one piece each. */
export function detailValue({ values, isCode }: Pick<DetailText, 'values' | 'isCode'>): ReactNode {
  if (!isCode) return values.join(', ')
  return values.map((item, index) => (
    <span key={item}>
      {index > 0 && ', '}
      <PartNumber code={item} />
    </span>
  ))
}
