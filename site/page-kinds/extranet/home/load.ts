import 'server-only'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listDocuments } from '#site/extranet/document-cards.ts'
import { listNotices } from '../notices/load.ts'
import { readParts } from '../parts/read-parts.ts'
import { getShell } from '../shell.ts'

/** How many of each kind the entrance shows. */
const shown = 6

/** The entrance: what is new for this customer, the newest first. */
export async function load(requestedPage: RequestedStory) {
  const { siteContext } = requestedPage
  const [shell, parts, documents, notices] = await Promise.all([
    getShell(requestedPage),
    readParts({ kind: 'entrance' }, siteContext),
    listDocuments(siteContext, undefined, shown),
    listNotices(siteContext),
  ])
  return { ...shell, parts, documents, notices: notices.slice(0, shown) }
}
