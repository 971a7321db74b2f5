import { msg } from '@lingui/core/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { type DetailText, detailTexts } from './detail-texts.ts'
import type { ReadWords } from './name-of.ts'
import { packagingTexts } from './packaging-texts.ts'

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
