import { respondToZip } from '#site/page-kinds/extranet/files/respond-to-zip.ts'

export const dynamic = 'force-dynamic'

/** `GET /api/files/zip`: what a customer has put aside, as one file. */
export async function GET(request: Request): Promise<Response> {
  return await respondToZip(request)
}

export const HEAD = GET
