import { respondToNewLink } from '#site/page-kinds/preview/links/respond-to-links.ts'

/** `POST /api/preview/links`: an editor shares a draft (`page-kinds/preview/links`). */
export async function POST(request: Request): Promise<Response> {
  return await respondToNewLink(request)
}
