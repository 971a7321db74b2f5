import { respondToPassing } from '#site/extranet/passing/respond-to-passing.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/extranet/shares`: a customer passes files on. */
export const POST = withRefusalPages(respondToPassing)
