import type { Handler } from '#site/handlers/handler.ts'

export const filesAsZipHandlers: readonly Handler[] = [
  {
    path: 'files/basket',
    POST: async () => (await import('./respond-to-basket.ts')).respondToBasket,
    only: ['own pages'],
    limited: { free: 'changes rows of the customer, of which there is one for each file of the site' },
  },
  {
    path: 'files/zip',
    GET: async () => (await import('./zip/respond-to-zip.ts')).respondToZip,
    statesLength: true,
    limited: { actions: ['load files as a ZIP'] },
  },
]
