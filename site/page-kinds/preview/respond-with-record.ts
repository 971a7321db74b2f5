import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import { loadRecordPreview } from '#site/page-kinds/preview/load-record-preview.ts'
import { respondToEdited } from '#site/page-kinds/preview/respond-to-edited.ts'

/** `POST /api/preview/record`: what a story without a page, as it is on an editor's form, changes for visitors. */
export async function respondWithRecord(request: Request): Promise<Response> {
  return await respondToEdited(request, async ({ story, requestedPage, previewed }) => {
    const record = await readingDrafts(
      () => loadRecordPreview(story, requestedPage.siteContext),
      previewed,
      loadPreviewReader,
    )
    return record && { record }
  })
}
