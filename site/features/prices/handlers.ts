import type { Handler } from '#site/handlers/handler.ts'

export const pricesHandlers: readonly Handler[] = [
  {
    path: 'price-lists/:file',
    GET: async () => (await import('./price-list/respond-to-price-list.ts')).respondToPriceList,
    limited: { actions: ['load a price list'] },
  },
]
