import type { Handler, Load } from './handler.ts'

const digest: Load = async () =>
  (await import('#site/page-kinds/extranet/subscriptions/respond-to-digest.ts')).respondToDigest

/** Addresses of the extranet. Each handler asks for the customer where it reads; a receiver of a digest has a key. */
export const customerHandlers: readonly Handler[] = [
  {
    path: 'downloads/*',
    GET: async () => (await import('#site/extranet/downloads/respond-to-download.ts')).respondToDownload,
    statesLength: true,
    limited: { free: 'passes on the bytes of the storage as fast as the customer takes them' },
  },
  {
    path: 'files/basket',
    POST: async () => (await import('#site/page-kinds/extranet/files/respond-to-basket.ts')).respondToBasket,
    only: ['own pages'],
    limited: { free: 'changes rows of the customer, of which there is one for each file of the site' },
  },
  {
    path: 'files/zip',
    GET: async () => (await import('#site/page-kinds/extranet/files/respond-to-zip.ts')).respondToZip,
    statesLength: true,
    limited: { actions: ['load files as a ZIP'] },
  },
  {
    path: 'extranet/subscriptions',
    POST: async () => (await import('#site/extranet/subscriptions/respond-to-subscription.ts')).respondToSubscription,
    only: ['own pages'],
    limited: { free: 'changes one row of the customer; a digest is sent once a day at most' },
  },
  {
    // The link by which the mail of a digest is ended: with a page, or at once.
    path: 'digests',
    GET: digest,
    POST: digest,
    isKey: true,
    limited: { free: 'a link of a mail ends one digest' },
  },
  {
    path: 'price-lists/:file',
    GET: async () => (await import('#site/page-kinds/extranet/price-list/respond-to-price-list.ts')).respondToPriceList,
    limited: { actions: ['load a price list'] },
  },
  {
    path: 'search/extranet-access',
    GET: async () => (await import('./search-access.ts')).respondWithExtranetAccess,
    limited: { free: 'signs a key' },
  },
]
