import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { loadPage } from '#site/page-kinds/load-page.ts'
import { readEditedStory } from '#site/page-kinds/preview/read-edited-story.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { isFromEditor } from '#site/server/preview/read-admission.ts'

/** Characters of a story that an editor may have on the form. */
const longest = 2 * 2 ** 20

const shut = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * `POST /api/preview/resolve`: the page of a story that is on an editor's form, with the stories it now names. It only
 * reads: the response is stored nowhere and goes to this editor alone.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromEditor(request)) return refuse(401, 'Only the visual editor may ask.')
  const body = await request.text()
  if (body.length > longest) return refuse(413, 'The story is too large.')
  const edited = readEditedStory(body)
  if (!edited) return refuse(400, 'This is no story at an address of ours.')
  try {
    const page = await readingDrafts(() => loadPage(edited.story, edited.requestedPage))
    return page ? Response.json({ page }, { headers: shut }) : refuse(404, 'There is no such page.')
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    return refuse(errorCatalogue[error.code].status, 'The page cannot be built of this.')
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: shut })
}
