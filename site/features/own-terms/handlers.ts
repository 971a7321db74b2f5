import type { Handler } from '#site/handlers/handler.ts'

export const ownTermsHandlers: readonly Handler[] = [
  {
    path: 'products/own-terms',
    GET: async () => (await import('./respond-with-own-terms.ts')).respondWithOwnTerms,
    limited: { free: 'reads rows of the customer' },
  },
]
