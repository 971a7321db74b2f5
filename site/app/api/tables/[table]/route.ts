import { respondToTable } from '#site/page-kinds/public/tables/respond-to-table.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ table: string }> }

/** `GET /api/tables/comparison.csv?locale=&c=`: the table of a page as a file. */
export const GET = withRefusalPages(async (request: Request, { params }: Context): Promise<Response> => {
  const { table } = await params
  return await orAway(() => respondToTable(request, table))
})
