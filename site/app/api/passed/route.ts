import { respondToPassedDownload } from '#site/extranet/passing/respond-to-passed-download.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `GET /api/passed?token=…&file=0`: a file that a customer passes on. */
export const GET = withRefusalPages(respondToPassedDownload)
