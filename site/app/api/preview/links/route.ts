import { respondToNewLink } from '#site/page-kinds/preview/links/respond-to-links.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/preview/links`: an editor shares a draft (`page-kinds/preview/links`). */
export const POST = withRefusalPages(respondToNewLink)
