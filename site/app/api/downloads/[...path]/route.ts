import { respondToDownload } from '#site/extranet/downloads/respond-to-download.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ path: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return await respondToDownload(request, (await params).path)
}

export const HEAD = GET
