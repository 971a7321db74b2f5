import { respondToSubscription } from '#site/extranet/subscriptions/respond-to-subscription.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/extranet/subscriptions`: a customer follows a folder, a product line or a document, or no longer. */
export const POST = withRefusalPages(respondToSubscription)
