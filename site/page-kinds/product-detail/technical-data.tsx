import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { rowAnchors } from 'component-schemas/search/match/row-anchors.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { DetailText } from '#site/blocks/product-details/detail-texts.ts'
import { productTexts } from '#site/blocks/product-details/product-texts.ts'
import { detailRow } from '#site/blocks/product-details/use-product-details.tsx'
import { BittingChart } from '#site/ui/bitting-line/bitting-chart.tsx'
import { type DefinitionRow, DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { EditorMark } from '#site/ui/editor-mark/editor-mark.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import styles from './technical-data.module.css'

/** The specification in full, the packaging, and a key's own cut as a drawing. */
export function TechnicalData({ product, context }: { product: Product; context: BlockContext }) {
  const { t, i18n } = useLingui()
  const { specification, packaging } = productTexts(product, { read: (message) => i18n._(message), context })
  const bitting = product.spec.component === 'spec_key_blank' ? (product.spec.bitting ?? []) : []
  const depths = bitting.join('-')
  if (specification.length + packaging.length === 0) return undefined
  return (
    <section className={styles.data} id="technical-data" {...editorAttributes(product.spec)}>
      <Heading level={2} size={2}>{t`Technical data`}</Heading>
      {bitting.length > 0 && (
        <figure className={styles.chart}>
          <BittingChart depths={bitting} />
          <figcaption>{t`Sample bitting, from shoulder to tip: ${depths}`}</figcaption>
        </figure>
      )}
      <div className={styles.tables}>
        <DefinitionTable
          caption={t`Specification`}
          rows={specification.map((text) => detailRow(text, context.locale))}
        />
        {packaging.length > 0 && (
          <EditorMark block={product.packaging ?? {}} as="div">
            <DefinitionTable
              caption={t`Packaging`}
              rows={packaging.map((text) => packagingRow(text, context.locale))}
            />
          </EditorMark>
        )}
      </div>
    </section>
  )
}

/** The only code of a pack is its EAN, to which a search leads. */
function packagingRow(text: DetailText, locale: string): DefinitionRow {
  const [ean] = text.values
  if (!text.isCode || ean === undefined) return detailRow(text, locale)
  return { ...detailRow(text, locale), value: <PartNumber id={rowAnchors.ean(ean)} code={ean} /> }
}
