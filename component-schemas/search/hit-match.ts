import type { CodeSeries } from './code-series.ts'

/** What of a product matches the typed code, and so where on its page it stands. */
export type HitMatch = { kind: 'series'; series: CodeSeries }
