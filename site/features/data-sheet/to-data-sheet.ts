import { msg } from '@lingui/core/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { DetailText } from '#site/blocks/product-details/detail-texts.ts'
import type { ReadWords } from '#site/blocks/product-details/name-of.ts'
import { productTexts } from '#site/blocks/product-details/product-texts.ts'
import { type ReferenceTable, referenceTables } from '#site/page-kinds/product-detail/reference-tables.ts'
import { gtin14 } from '#site/routing/gtin.ts'
import type { SheetTable } from '#site/server/pdf/write-tables.ts'
import { depthsOf } from '#site/ui/bitting-line/depths-of.ts'
import { listText } from '#site/ui/list-text.ts'
import type { DataSheet } from './data-sheet.ts'
import { drawProduct } from './drawings/draw-product.ts'

/** What the sheet says beside the product. */
export type SheetContext = { issuer: string; url: string; changedAt: Date }

/** The data sheet of a product: the same rows as its page. */
export function toDataSheet(product: Product, words: ReadWords, { issuer, url, changedAt }: SheetContext): DataSheet {
  const { read, context } = words
  const { code, name, subtitle, summary, spec, packaging } = product
  const date = new Intl.DateTimeFormat(context.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(changedAt)
  const drawing = drawProduct(spec, words)
  const details = productTexts(product, words)
  const note =
    spec.component === 'spec_key_blank'
      ? msg`Dimensions from the technical data; bow, tip and grooves are left open. Printed at 100 %, a key laid on it can be compared.`
      : msg`Dimensions from the technical data. Printed at 100 %, the drawing is to scale.`
  return {
    language: context.locale,
    kind: read(msg`Data sheet`),
    code,
    name,
    subtitle,
    summary,
    cut: cutOf(product),
    drawing: drawing && { title: read(msg`Drawing to scale`), note: read(note), drawing },
    specification: definitions(read(msg`Specification`), details.specification, context.locale),
    packaging: definitions(read(msg`Packaging`), details.packaging, context.locale),
    barCode: barCodeOf(packaging?.ean, words),
    tables: referenceTables(product, words).map(toSheetTable),
    issuer,
    page: { words: read(msg`The current data, vehicles and documents of the product:`), url },
    edition: read(msg`As of ${date}`),
    changedAt,
  }
}

/** The product's own cut: that of its data, else that of its code. */
function cutOf({ code, spec }: Product): number[] {
  const own = spec.component === 'spec_key_blank' ? (spec.bitting ?? []) : []
  const cuts = own.length > 0 ? own : depthsOf(code, 7)
  const plain = Array.from({ length: 24 - cuts.length }, () => 0)
  return [...plain, ...cuts]
}

function definitions(title: string, details: readonly DetailText[], locale: string): SheetTable {
  const rows = details.map(({ term, values }) => [term, listText(values, locale)])
  return { title, rows, figures: [] }
}

/** A number with a wrong check digit would be bars that no scanner accepts. */
function barCodeOf(ean: string | undefined, { read }: ReadWords): DataSheet['barCode'] {
  if (ean?.length !== 13 || gtin14(ean) === undefined) return undefined
  return { digits: ean, words: read(msg`Bar code of the pack, EAN ${ean}`) }
}

function toSheetTable({ caption, columns, rows }: ReferenceTable): SheetTable {
  return {
    title: caption,
    columns: columns.map(({ label }) => label),
    rows: rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'object' ? cell.code : (cell ?? '')))),
    figures: columns.flatMap(({ isFigure }, index) => (isFigure ? [index] : [])),
  }
}
