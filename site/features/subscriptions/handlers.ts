import type { Handler, Load } from '#site/handlers/handler.ts'

const digest: Load = async () => (await import('./digests/respond-to-digest.ts')).respondToDigest

export const subscriptionsHandlers: readonly Handler[] = [
  {
    path: 'extranet/subscriptions',
    POST: async () => (await import('./respond-to-subscription.ts')).respondToSubscription,
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
]
