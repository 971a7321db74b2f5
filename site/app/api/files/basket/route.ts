import { respondToBasket } from '#site/page-kinds/extranet/files/respond-to-basket.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/files/basket`: what a customer puts aside. */
export const POST = withRefusalPages(respondToBasket)
