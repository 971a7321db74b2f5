import { msg } from '@lingui/core/macro'
import type { Packaging } from 'component-schemas/content-types/product/product-parts.ts'
import type { DetailText } from './detail-texts.ts'
import { formatMeasure } from './format-measure.ts'
import type { ReadWords } from './name-of.ts'

/** From here on a weight is read in kilograms. */
const gramsInKilogram = 1000

const terms = {
  unit: msg`Pieces in a pack`,
  box: msg`Pieces in a box`,
  weight: msg`Weight of a pack`,
  ean: msg`EAN`,
}

/** How a product is packed, in the reader's language; empty values are left out. */
export function packagingTexts(packaging: Packaging | undefined, { read, context }: ReadWords): DetailText[] {
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
