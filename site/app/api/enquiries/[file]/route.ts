import { respondToEnquiryFile } from '#site/page-kinds/extranet/lists/respond-to-enquiry-file.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** `GET /api/enquiries/<number>.pdf`: an enquiry of the customer (`page-kinds/extranet/lists`). */
export const GET = withRefusalPages(async (_: Request, { params }: Context): Promise<Response> => {
  return await respondToEnquiryFile((await params).file)
})
