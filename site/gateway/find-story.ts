import { getStory } from '#site/content/get-story.ts'
import { isCatalogueError } from '#site/errors.ts'
import { showError } from './show-error.ts'
import type { Step } from './visit.ts'

/**
 * A route without its story is a 404, and a content service that does not answer is a 503. Asked here and not in the
 * page, because a status raised while a page streams comes too late; the page finds the same answer in memory.
 */
export const findStory: Step = async (visit) => {
  if (!visit.match) return visit
  try {
    const story = await getStory(visit.match)
    return story ? visit : showError(visit, 'page-not-found')
  } catch (error) {
    if (!isCatalogueError(error, 'content-unavailable')) throw error
    process.stderr.write(`${error.message}\n`)
    return showError(visit, 'content-unavailable')
  }
}
