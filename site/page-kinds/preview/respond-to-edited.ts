import 'server-only'
import { refusal } from '#site/server/refusals/refusal.ts'
import { type EditedStory, readEditedStory } from './read-edited-story.ts'

/** Characters of a story that an editor may have on the form. */
const longest = 2 * 2 ** 20

/**
 * The response to a story on an editor's form, at an address of ours.
 * @param resolve the body of the response; undefined when there is none
 */
export async function respondToEdited(
  request: Request,
  resolve: (edited: EditedStory) => Promise<object | undefined>,
): Promise<Response> {
  return await respondToEditor(request, readEditedStory, resolve)
}

/**
 * The response to what an editor has on the form. It only reads: the response is stored nowhere and goes to this editor alone.
 * @param read the body of the request; undefined when it is malformed
 * @param resolve the body of the response; undefined when there is none
 * @throws CatalogueError content-unavailable
 */
export async function respondToEditor<Edited>(
  request: Request,
  read: (body: string) => Edited | undefined,
  resolve: (edited: Edited) => Promise<object | undefined>,
): Promise<Response> {
  const body = await request.text()
  if (body.length > longest) return refusal(413, 'The story is too large.')
  const edited = read(body)
  if (!edited) return refusal(400, 'This is no story at an address of ours.')
  const resolved = await resolve(edited)
  return resolved ? Response.json(resolved) : refusal(404, 'There is no such page.')
}
