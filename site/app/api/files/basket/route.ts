/** `POST /api/files/basket`: what a customer puts aside. */
export { respondToBasket as POST } from '#site/page-kinds/extranet/files/respond-to-basket.ts'
