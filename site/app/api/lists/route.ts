import { respondToLists } from '#site/page-kinds/extranet/lists/respond-to-lists.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/lists`: the forms of a customer's lists (`page-kinds/extranet/lists`). */
export const POST = withRefusalPages(respondToLists)
