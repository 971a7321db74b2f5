import { respondWithOwnTerms } from '#site/page-kinds/extranet/product/respond-with-own-terms.ts'

/** `GET /api/products/own-terms?code=&locale=`: what a signed-in customer sees on the public page of a product. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithOwnTerms(request)
}
