/** `POST /api/extranet/subscriptions`: a customer follows a folder, a product line or a document, or no longer. */
export { respondToSubscription as POST } from '#site/extranet/subscriptions/respond-to-subscription.ts'
