import { respondToSubscription } from '#site/extranet/subscriptions/respond-to-subscription.ts'

/** `POST /api/extranet/subscriptions`: a customer follows a folder, a product line or a document, or no longer. */
export async function POST(request: Request): Promise<Response> {
  return await respondToSubscription(request)
}
