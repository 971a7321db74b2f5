import { respondToDownload } from '#site/extranet/downloads/respond-to-download.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ path: string[] }> }

export const GET = withRefusalPages(async (request: Request, { params }: Context): Promise<Response> => {
  return await respondToDownload(request, (await params).path)
})

export const HEAD = GET
