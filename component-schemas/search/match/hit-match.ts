import type { CodeSeries } from './code-series.ts'

/** The code under which another maker sells a product, and how well it matches. */
export type Equivalent = {
  /** Value of the maker in the datasource. */
  brand: string
  maker: string
  code: string
  match: 'identical' | 'equivalent' | 'similar'
}

/** The part of a product that matches the typed words, and so its place on the product's page. */
export type HitMatch =
  | { kind: 'code'; code: string }
  | { kind: 'variant'; code: string }
  | { kind: 'equivalent'; equivalent: Equivalent }
  | { kind: 'ean'; code: string }
  | { kind: 'series'; series: CodeSeries }
  | { kind: 'vehicle'; vehicle: string }
