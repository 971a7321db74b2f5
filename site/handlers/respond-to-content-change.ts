import { spreadChange, tagsOf } from '#site/content/changes/content-changed.ts'
import { readMessage } from '#site/content/changes/read-message.ts'
import { sharedIndexSync } from '#site/search/indexing/shared-index-sync.ts'
import { everythingTag } from '#site/server/cdn/cdn-tags.ts'
import { sharedPurges } from '#site/server/cdn/shared-purges.ts'
import { rememberSeen } from '#site/server/page-cache/instances/seen-messages.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/**
 * The content service's webhook: verified and judged, then the named pages are invalidated and the search records follow.
 * A message that changes no page gets the response 200 as well, because senders take anything else for a failure.
 */
export async function respondToContentChange(request: Request): Promise<Response> {
  const judged = await readMessage(request)
  if ('error' in judged) return refusal(judged.status, judged.error)
  if ('ignored' in judged) return Response.json(judged)
  const { story_id: story } = judged.change
  // What is known of the story may change as soon as a page is rendered.
  const tags = tagsOf(judged.change)
  const outcome = await spreadChange(judged.change)
  // A CDN that is purged earlier would request the page of before the change.
  const isPurged = (await sharedPurges()?.purge(tags ?? [everythingTag])) ?? true
  if (story !== undefined && !(await isQueued(story))) return refusal(503, unqueued)
  if (!isPurged) return refusal(503, unpurged)
  if (judged.messageKey !== undefined) await rememberSeen(judged.messageKey)
  return Response.json(outcome)
}

const unqueued = 'The pages show the change; the search follows when the database is back. Repeat the message.'

const unpurged = 'The site shows the change; the CDN follows when it or the database is back. Repeat the message.'

/** Whether the change is stored for the search. Where it is not, this process tries again, and judges a repeated message again. */
async function isQueued(story: number): Promise<boolean> {
  try {
    await sharedIndexSync().storyChanged(story)
    return true
  } catch {
    return false
  }
}
