import { msg } from '@lingui/core/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { rowAnchors } from 'component-schemas/search/match/row-anchors.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import type { ReadWords } from '#site/blocks/product-details/name-of.ts'

/** A code may have an anchor of its own. */
type Cell = string | { code: string; id?: string } | undefined

export type ReferenceTable = {
  caption: string
  columns: readonly { label: string; isFigure?: boolean }[]
  rows: readonly { key: string; id?: string; cells: readonly Cell[] }[]
}

/** Reference data of a product, for its page and its data sheet: variants, code series, other makers’ codes. Empty ones are left out. */
export function referenceTables(product: Product, words: ReadWords): ReferenceTable[] {
  const tables = [variants(product, words), codeSeries(product, words), crossReferences(product, words)]
  return tables.filter(({ rows }) => rows.length > 0)
}

function variants({ variants: all = [] }: Product, { read, context }: ReadWords): ReferenceTable {
  return {
    caption: read(msg`Variants`),
    columns: [
      { label: read(msg`Code`), isFigure: true },
      { label: read(msg`Difference`) },
      { label: read(msg`Finish`) },
      { label: read(msg`Pieces in a pack`), isFigure: true },
      { label: read(msg`EAN`), isFigure: true },
    ],
    rows: all.map(({ code, name, finish, unitQuantity, ean }) => ({
      key: code,
      id: rowAnchors.variant(code),
      cells: [
        { code },
        name,
        finish && entryLabel('finish', finish, context),
        unitQuantity === undefined ? undefined : formatMeasure(unitQuantity, 'count', context.locale),
        ean === undefined ? undefined : { code: ean, id: rowAnchors.ean(ean) },
      ],
    })),
  }
}

function crossReferences({ crossRefs = [] }: Product, { read, context }: ReadWords): ReferenceTable {
  const matches = {
    identical: read(msg`Identical`),
    equivalent: read(msg`Equivalent`),
    similar: read(msg`Similar`),
  }
  return {
    caption: read(msg`Codes of other makers`),
    columns: [
      { label: read(msg`Code`), isFigure: true },
      { label: read(msg`Maker`) },
      { label: read(msg`Match`) },
      { label: read(msg`Note`) },
    ],
    rows: crossRefs.map(({ makerBrand, code, match, note }) => ({
      key: `${makerBrand} ${code}`,
      id: rowAnchors.equivalent(makerBrand, code),
      cells: [{ code }, entryLabel('cross_ref_brand', makerBrand, context), matches[match], note],
    })),
  }
}

/** Columns as the schema states them: from, to, maker. */
function codeSeries({ spec }: Product, { read }: ReadWords): ReferenceTable {
  const series = spec.component === 'spec_key_blank' ? (spec.codeSeries?.rows ?? []) : []
  return {
    caption: read(msg`Code series`),
    columns: [
      { label: read(msg`From code`), isFigure: true },
      { label: read(msg`To code`), isFigure: true },
      { label: read(msg`Lock maker`) },
    ],
    rows: series.map((cells) => {
      const [from = '', to = ''] = cells
      return { key: cells.join(' '), id: rowAnchors.series({ from, to }), cells }
    }),
  }
}
