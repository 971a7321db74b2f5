import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { readEditedInLocale } from '#site/page-kinds/preview/read-edited-story.ts'
import { respondToEditor } from '#site/page-kinds/preview/respond-to-edited.ts'
import { editedMetadata } from '#site/page-kinds/public/edited-metadata.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'

/** `POST /api/preview/metadata`: what search engines and shared links show of a story as it is on an editor's form. */
export async function respondWithMetadata(request: Request): Promise<Response> {
  const { rules } = siteOfHeaders(request.headers)
  return await respondToEditor(request, readEditedInLocale, async (edited) => {
    const metadata = await readingDrafts(() => editedMetadata(edited, rules))
    return metadata && { metadata }
  })
}
