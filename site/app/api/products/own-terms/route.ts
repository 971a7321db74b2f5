/** `GET /api/products/own-terms?code=&locale=`: what a signed-in customer sees on the public page of a product. */
export { respondWithOwnTerms as GET } from '#site/page-kinds/extranet/product/respond-with-own-terms.ts'
