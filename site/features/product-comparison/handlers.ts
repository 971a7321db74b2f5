import type { Handler } from '#site/handlers/handler.ts'

export const productComparisonHandlers: readonly Handler[] = [
  {
    path: 'tables/comparison.csv',
    GET: async () => (await import('./comparison-file.ts')).respondWithComparison,
    limited: { actions: ['load a table'] },
  },
]
