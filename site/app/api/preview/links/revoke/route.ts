import { respondToRevocation } from '#site/page-kinds/preview/links/respond-to-links.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/preview/links/revoke`: a link opens nothing from the next request on. */
export const POST = withRefusalPages(respondToRevocation)
