import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { rowAnchors } from 'component-schemas/search/match/row-anchors.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import { useProductDetails } from '#site/blocks/product-details/use-product-details.tsx'
import { BittingChart } from '#site/ui/bitting-line/bitting-chart.tsx'
import { type DefinitionRow, DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { EditorMark } from '#site/ui/editor-mark/editor-mark.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import styles from './technical-data.module.css'

export type TechnicalDataProps = { product: Product; context: BlockContext }

/** The specification in full, the packaging, and a key's own cut as a drawing. */
export function TechnicalData({ product, context }: TechnicalDataProps) {
  const { t } = useLingui()
  const since =
    product.year === undefined ? [] : [{ term: t`In the catalogue since`, value: String(product.year), isFigure: true }]
  const details = [...useProductDetails(product.spec, context), ...since]
  const packaging = usePackaging(product, context)
  const bitting = product.spec.component === 'spec_key_blank' ? (product.spec.bitting ?? []) : []
  const depths = bitting.join('-')
  if (details.length + packaging.length === 0) return undefined
  return (
    <section className={styles.data} {...editorAttributes(product.spec)}>
      <Heading level={2} size={2}>{t`Technical data`}</Heading>
      {bitting.length > 0 && (
        <figure className={styles.chart}>
          <BittingChart depths={bitting} />
          <figcaption>{t`Sample bitting, from shoulder to tip: ${depths}`}</figcaption>
        </figure>
      )}
      <div className={styles.tables}>
        <DefinitionTable caption={t`Specification`} rows={details} />
        <EditorMark block={product.packaging ?? {}} as="div">
          <DefinitionTable caption={t`Packaging`} rows={packaging} />
        </EditorMark>
      </div>
    </section>
  )
}

/** From here on a weight is read in kilograms. */
const gramsInKilogram = 1000

function usePackaging({ packaging }: Product, { locale }: BlockContext): DefinitionRow[] {
  const { t } = useLingui()
  if (!packaging) return []
  const { unitQuantity, boxQuantity, ean, weightG } = packaging
  const figure = (term: string, value: number | undefined, unit: 'count' | 'g' | 'kg'): DefinitionRow[] =>
    value === undefined ? [] : [{ term, value: formatMeasure(value, unit, locale), isFigure: true }]
  return [
    ...figure(t`Pieces in a pack`, unitQuantity, 'count'),
    ...figure(t`Pieces in a box`, boxQuantity, 'count'),
    ...(weightG !== undefined && weightG >= gramsInKilogram
      ? figure(t`Weight of a pack`, weightG / gramsInKilogram, 'kg')
      : figure(t`Weight of a pack`, weightG, 'g')),
    ...(ean === undefined
      ? []
      : [{ term: t`EAN`, value: <PartNumber id={rowAnchors.ean(ean)} code={ean} />, isFigure: true }]),
  ]
}
