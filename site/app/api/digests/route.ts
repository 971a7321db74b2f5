import { respondToDigest } from '#site/page-kinds/extranet/subscriptions/respond-to-digest.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `/api/digests?token=…`: the link by which the mail of a digest is ended, with a page (GET) or at once (POST). */
export const GET = withRefusalPages(respondToDigest)
export const POST = withRefusalPages(respondToDigest)
