import { respondToPriceList } from '#site/page-kinds/extranet/price-list/respond-to-price-list.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** `GET /api/price-lists/prices.csv` and `.xlsx`: what the customer pays (`page-kinds/extranet/price-list`). */
export const GET = withRefusalPages(async (request: Request, { params }: Context): Promise<Response> => {
  return await respondToPriceList(request, (await params).file)
})
