import { respondToCodes } from '#site/page-kinds/public/tables/respond-to-codes.ts'

/** `POST /api/codes`: a text of codes becomes an address (`page-kinds/code-check`). */
export async function POST(request: Request): Promise<Response> {
  return await respondToCodes(request)
}
