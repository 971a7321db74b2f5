import { respondToRevocation } from '#site/page-kinds/preview/links/respond-to-links.ts'

/** `POST /api/preview/links/revoke`: a link opens nothing from the next request on. */
export async function POST(request: Request): Promise<Response> {
  return await respondToRevocation(request)
}
