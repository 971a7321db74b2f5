import type { Handler } from './handler.ts'

/** Addresses of the extranet. Each handler asks for the customer where it reads. */
export const customerHandlers: readonly Handler[] = [
  {
    path: 'downloads/*',
    GET: async () => (await import('#site/extranet/downloads/respond-to-download.ts')).respondToDownload,
    statesLength: true,
    limited: { free: 'passes on the bytes of the storage as fast as the customer takes them' },
  },
  {
    path: 'search/extranet-access',
    GET: async () => (await import('./search-access.ts')).respondWithExtranetAccess,
    limited: { free: 'signs a key' },
  },
]
