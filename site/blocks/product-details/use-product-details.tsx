import { useLingui } from '@lingui/react/macro'
import type { ProductSpec } from 'component-schemas/content-types/product/schema.ts'
import type { ReactNode } from 'react'
import type { DefinitionRow } from '#site/ui/definition-table/definition-table.tsx'
import { listParts, listText } from '#site/ui/list-text.ts'
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
  return detailTexts(spec, { read: (message) => i18n._(message), context }, only).map((text) =>
    detailRow(text, context.locale),
  )
}

/** A row of the technical data as tables of details show it. */
export function detailRow(text: DetailText, locale: string): DefinitionRow {
  return { term: text.term, value: detailValue(text, locale), isFigure: text.isFigure }
}

/** A value of the technical data: part numbers in one piece each. */
export function detailValue({ values, isCode }: Pick<DetailText, 'values' | 'isCode'>, locale: string): ReactNode {
  if (!isCode) return listText(values, locale)
  return listParts(values, locale).map(({ type, value }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- literals repeat, and the list never changes its order
    type === 'element' ? <PartNumber key={place} code={value} /> : value,
  )
}
