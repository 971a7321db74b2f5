import { useLingui } from '@lingui/react/macro'
import type { CrossReference, ProductVariant } from 'component-schemas/content-types/product/product-parts.ts'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { rowAnchors } from 'component-schemas/search/match/row-anchors.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'

export type ProductTablesProps = { product: Product; context: BlockContext }

/** Reference data: variants, code series, other makers’ codes. An empty one is left out. */
export function ProductTables({ product, context }: ProductTablesProps) {
  return (
    <>
      <Variants variants={product.variants ?? []} context={context} />
      <CodeSeries product={product} />
      <CrossReferences references={product.crossRefs ?? []} context={context} />
    </>
  )
}

function Variants({ variants, context }: { variants: readonly ProductVariant[]; context: BlockContext }) {
  const { t } = useLingui()
  const columns = [
    { label: t`Code`, isFigure: true },
    { label: t`Difference` },
    { label: t`Finish` },
    { label: t`Pieces in a pack`, isFigure: true },
    { label: t`EAN`, isFigure: true },
  ]
  const rows = variants.map(({ code, name, finish, unitQuantity, ean }) => ({
    key: code,
    id: rowAnchors.variant(code),
    cells: [
      <PartNumber key="code" code={code} />,
      name,
      finish && entryLabel('finish', finish, context),
      unitQuantity === undefined ? undefined : formatMeasure(unitQuantity, 'count', context.locale),
      ean && <PartNumber key="ean" id={rowAnchors.ean(ean)} code={ean} />,
    ],
  }))
  return <DataTable caption={t`Variants`} columns={columns} rows={rows} />
}

function CrossReferences({ references, context }: { references: readonly CrossReference[]; context: BlockContext }) {
  const { t } = useLingui()
  const matches = { identical: t`Identical`, equivalent: t`Equivalent`, similar: t`Similar` }
  const columns = [{ label: t`Code`, isFigure: true }, { label: t`Maker` }, { label: t`Match` }, { label: t`Note` }]
  const rows = references.map(({ makerBrand, code, match, note }) => ({
    key: `${makerBrand} ${code}`,
    id: rowAnchors.equivalent(makerBrand, code),
    cells: [
      <PartNumber key="code" code={code} />,
      entryLabel('cross_ref_brand', makerBrand, context),
      matches[match],
      note,
    ],
  }))
  return <DataTable caption={t`Codes of other makers`} columns={columns} rows={rows} />
}

/** Columns as the schema states them: from, to, maker. */
function CodeSeries({ product: { spec } }: { product: Product }) {
  const { t } = useLingui()
  if (spec.component !== 'spec_key_blank' || !spec.codeSeries) return undefined
  const columns = [
    { label: t`From code`, isFigure: true },
    { label: t`To code`, isFigure: true },
    { label: t`Lock maker` },
  ]
  const rows = spec.codeSeries.rows.map((cells) => {
    const [from = '', to = ''] = cells
    return { key: cells.join(' '), id: rowAnchors.series({ from, to }), cells }
  })
  return <DataTable caption={t`Code series`} columns={columns} rows={rows} />
}
