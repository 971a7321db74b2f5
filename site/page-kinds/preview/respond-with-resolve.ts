import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import { loadPage } from '#site/page-kinds/load-page.ts'
import { respondToEdited } from '#site/page-kinds/preview/respond-to-edited.ts'

/** `POST /api/preview/resolve`: the page of a story that is on an editor's form, with the stories it now names. */
export async function respondWithResolve(request: Request): Promise<Response> {
  return await respondToEdited(request, async ({ story, requestedPage, previewed }) => {
    const page = await readingDrafts(() => loadPage(story, requestedPage), previewed, loadPreviewReader)
    return page && { page }
  })
}
