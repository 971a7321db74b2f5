import { respondWithOwnTerms } from '#site/page-kinds/extranet/product/respond-with-own-terms.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `GET /api/products/own-terms?code=&locale=`: what a signed-in customer sees on the public page of a product. */
export const GET = withRefusalPages(respondWithOwnTerms)
