import 'server-only'
import { narrowedAccess, type StatedAccess } from 'component-schemas/access/narrowed-access.ts'
import { statedAccess } from 'component-schemas/access/stated-access.ts'
import { listPreviewedStartPages, listStartPages } from '#site/content/addresses/list-start-pages.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { foldersAbove } from '#site/routing/stories/folders-above.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { mayOpen, type Reader } from './may-read.ts'

/** By the rights of a story and those of its folders. */
export type Rights = {
  /** Whether a customer may read it. */
  isOpenTo: (story: WireStory, reader: Reader) => boolean
  /** When its period begins, ISO 8601 in UTC. */
  opensAt: (story: WireStory) => string | undefined
}

/**
 * Reads the published rights of all folders behind the login. A folder's start page states them, and they apply to everything in
 * the folder. They are those of now: what a preview shows never decides about a customer's own request.
 * @throws CatalogueError content-unavailable: without the rights of its folders no story is returned
 */
export async function readRights(): Promise<Rights> {
  return rightsOf(await listStartPages('extranet'), new Date())
}

/**
 * The rights that an editor previews, inside of `readingDrafts`: those of the drafts of folders, or of a release, at the moment of the page.
 * @throws CatalogueError content-unavailable
 */
export async function readPreviewedRights(): Promise<Rights> {
  return rightsOf(await listPreviewedStartPages('extranet'), pageMoment())
}

function rightsOf(startPages: readonly WireStory[], moment: Date): Rights {
  const pages = new Map(startPages.map((page) => [addressOf(page), page]))
  return {
    isOpenTo: (story, reader) => mayOpen(accessOf(story, pages), reader, moment),
    opensAt(story) {
      const access = accessOf(story, pages)
      return access === 'unreadable' ? undefined : access?.validFrom
    },
  }
}

function accessOf(story: WireStory, pages: ReadonlyMap<string, WireStory>): StatedAccess {
  const folders = foldersAbove(addressOf(story)).map((places) => {
    const page = places.map((place) => pages.get(place)).find((one) => one !== undefined)
    return page && statedAccess(page.content)
  })
  return narrowedAccess([...folders, statedAccess(story.content)])
}
