import { respondToRevocation } from '#site/extranet/passing/respond-to-passing.ts'

/** `POST /api/extranet/shares/revoke`: the sender ends a link. */
export async function POST(request: Request): Promise<Response> {
  return await respondToRevocation(request)
}
