import { respondToPost } from '#site/forms/http/respond-to-post.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/**
 * Takes a form, with and without JavaScript (acceptance row G4). The address and the names in it never change, so a
 * page that was opened before a new version of the site still sends.
 */
export const POST = withRefusalPages(
  async (request: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> => {
    return await respondToPost(request, (await params).form)
  },
)
