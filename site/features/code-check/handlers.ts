import type { Handler } from '#site/handlers/handler.ts'

export const codeCheckHandlers: readonly Handler[] = [
  {
    path: 'codes',
    POST: async () => (await import('./respond-to-codes.ts')).respondToCodes,
    maxBytes: 2 * 2 ** 20,
    limited: { actions: ['send codes'] },
  },
  {
    path: 'tables/codes.csv',
    GET: async () => (await import('./codes-file.ts')).respondWithCodes,
    limited: { actions: ['load a table'] },
  },
]
