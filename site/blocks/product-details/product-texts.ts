import { msg } from '@lingui/core/macro'
import type { Packaging } from 'component-schemas/content-types/product/product-parts.ts'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { type DetailText, detailTexts } from './detail-texts.ts'
import { formatMeasure } from './format-measure.ts'
import type { ReadWords } from './name-of.ts'

const since = msg`In the catalogue since`

/** All rows of data on the page of a product; a comparison and its file have the same. */
export function productTexts(
  { spec, year, packaging }: Pick<Product, 'spec' | 'year' | 'packaging'>,
  words: ReadWords,
): { specification: DetailText[]; packaging: DetailText[] } {
  const inCatalogue =
    year === undefined ? [] : [{ term: words.read(since), values: [String(year)], isCode: false, isFigure: true }]
  return {
    specification: [...detailTexts(spec, words), ...inCatalogue],
    packaging: packagingTexts(packaging, words),
  }
}

/** From here on a weight is read in kilograms. */
const gramsInKilogram = 1000

const terms = {
  unit: msg`Pieces in a pack`,
  box: msg`Pieces in a box`,
  weight: msg`Weight of a pack`,
  ean: msg`EAN`,
}

/** How a product is packed, in the reader's language; empty values are left out. */
function packagingTexts(packaging: Packaging | undefined, { read, context }: ReadWords): DetailText[] {
  if (!packaging) return []
  const { unitQuantity, boxQuantity, ean, weightG } = packaging
  const figure = (term: keyof typeof terms, value: number | undefined, unit: 'count' | 'g' | 'kg'): DetailText[] =>
    value === undefined ? [] : [row(read(terms[term]), formatMeasure(value, unit, context.locale), false)]
  const isHeavy = weightG !== undefined && weightG >= gramsInKilogram
  return [
    ...figure('unit', unitQuantity, 'count'),
    ...figure('box', boxQuantity, 'count'),
    ...(isHeavy ? figure('weight', weightG / gramsInKilogram, 'kg') : figure('weight', weightG, 'g')),
    ...(ean === undefined ? [] : [row(read(terms.ean), ean, true)]),
  ]
}

function row(term: string, value: string, isCode: boolean): DetailText {
  return { term, values: [value], isCode, isFigure: true }
}
