import { respondToPassing } from '#site/extranet/passing/respond-to-passing.ts'

/** `POST /api/extranet/shares`: a customer passes files on. */
export async function POST(request: Request): Promise<Response> {
  return await respondToPassing(request)
}
