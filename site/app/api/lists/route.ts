import { respondToLists } from '#site/page-kinds/extranet/lists/respond-to-lists.ts'

/** `POST /api/lists`: the forms of a customer's lists (`page-kinds/extranet/lists`). */
export async function POST(request: Request): Promise<Response> {
  return await respondToLists(request)
}
