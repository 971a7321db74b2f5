import { respondToDigitalLink, respondToPreflight } from '#site/features/gs1-links/respond-to-digital-link.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

export const dynamic = 'force-dynamic'

/** The number on a pack as an address (GS1 Digital Link): leads to the product. */
export async function GET(request: Request): Promise<Response> {
  return await withRefusalPages(request, () => orAway(() => respondToDigitalLink(request)))
}

export function OPTIONS(): Response {
  return respondToPreflight()
}
