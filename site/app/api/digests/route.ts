import { respondToDigest } from '#site/page-kinds/extranet/subscriptions/respond-to-digest.ts'

/** `/api/digests?token=…`: the link by which the mail of a digest is ended, with a page (GET) or at once (POST). */
export async function GET(request: Request): Promise<Response> {
  return await respondToDigest(request)
}

export async function POST(request: Request): Promise<Response> {
  return await respondToDigest(request)
}
