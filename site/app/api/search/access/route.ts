import { answerAccess } from '#site/app/search/answer-access.ts'
import { publicAccess } from '#site/search/browser-access.ts'

/** `GET /api/search/access?locale=`: a key for what everybody in the host's market may find, good for a quarter of an hour. */
export async function GET(request: Request): Promise<Response> {
  return await answerAccess(request, publicAccess)
}
