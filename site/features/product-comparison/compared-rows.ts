import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { DetailText } from '#site/blocks/product-details/detail-texts.ts'
import type { ReadWords } from '#site/blocks/product-details/name-of.ts'
import { productTexts } from '#site/blocks/product-details/product-texts.ts'

export type ComparedRow = {
  term: string
  /** One a product; undefined where it says nothing. */
  cells: readonly (DetailText | undefined)[]
  /** Whether any two products differ in it. */
  isDifferent: boolean
}

/** The rows of the products' pages side by side, those of the first product first. */
export function comparedRows(products: readonly Product[], words: ReadWords): ComparedRow[] {
  const texts = products.map((product) => {
    const { specification, packaging } = productTexts(product, words)
    return new Map([...specification, ...packaging].map((text) => [text.term, text]))
  })
  const terms = [...new Set(texts.flatMap((ofOne) => [...ofOne.keys()]))]
  return terms.map((term) => {
    const cells = texts.map((ofOne) => ofOne.get(term))
    const values = new Set(cells.map((cell) => cell?.values.join('\n')))
    return { term, cells, isDifferent: values.size > 1 }
  })
}

/** Of one product everything is shown, of several only what sets them apart unless a reader wants all. */
export function shownRows(rows: readonly ComparedRow[], isWhole: boolean): readonly ComparedRow[] {
  const isSingle = rows.every(({ cells }) => cells.length < 2)
  return isWhole || isSingle ? rows : rows.filter(({ isDifferent }) => isDifferent)
}
