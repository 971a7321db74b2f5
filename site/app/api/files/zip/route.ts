import { respondToZip } from '#site/page-kinds/extranet/files/respond-to-zip.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `GET /api/files/zip`: what a customer has put aside, as one file. */
export const GET = withRefusalPages(respondToZip)
export const HEAD = withRefusalPages(respondToZip)

export const dynamic = 'force-dynamic'
