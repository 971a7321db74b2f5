import { respondToDataSheet } from '#site/features/data-sheet/respond-to-data-sheet.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { refusalPage } from '#site/server/refusals/refusal-page.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<SiteContextParams & { path: string[] }> }

/** The data sheet of a product; the middleware leads its address here (`open-format.ts`). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { path, ...requested } = await params
  const siteContext = siteContextOf(requested)
  return await orAway(
    () => respondToDataSheet(path, siteContext),
    (status) => refusalPage({ status, siteContext }),
  )
}
