import { respondToPassedDownload } from '#site/extranet/passing/respond-to-passed-download.ts'
import { passedSentence } from '#site/page-kinds/extranet/passed/passed-sentence.ts'

/** `GET /api/passed?token=…&file=0`: a file that a customer passes on. */
export async function GET(request: Request): Promise<Response> {
  return await respondToPassedDownload(request, passedSentence)
}
