import type { Handler } from '#site/handlers/handler.ts'

export const productListHandlers: readonly Handler[] = [
  {
    path: 'tables/list.csv',
    GET: async () => (await import('./list-file.ts')).respondWithList,
    limited: { actions: ['load a table'] },
  },
]
