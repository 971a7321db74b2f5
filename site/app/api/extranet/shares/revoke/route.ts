import { respondToRevocation } from '#site/extranet/passing/respond-to-passing.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/extranet/shares/revoke`: the sender ends a link. */
export const POST = withRefusalPages(respondToRevocation)
