import { respondToBasket } from '#site/page-kinds/extranet/files/respond-to-basket.ts'

/** `POST /api/files/basket`: what a customer puts aside. */
export async function POST(request: Request): Promise<Response> {
  return await respondToBasket(request)
}
