import 'server-only'
import { narrowedAccess, type StatedAccess } from 'component-schemas/access/narrowed-access.ts'
import { statedAccess } from 'component-schemas/access/stated-access.ts'
import { listStartPages } from '#site/content/addresses/list-start-pages.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { foldersAbove } from '#site/routing/stories/folders-above.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { mayOpen, type Reader } from './may-read.ts'

/**
 * Reads the rights of all folders behind the login. A folder's start page states them, and they apply to everything in
 * the folder.
 * @returns whether a customer may read a story at the moment of the page, by its own rights and those of its folders
 * @throws CatalogueError content-unavailable: without the rights of its folders no story is returned
 */
export async function readRights(): Promise<(story: WireStory, reader: Reader) => boolean> {
  const pages = new Map((await listStartPages('extranet')).map((page) => [addressOf(page), page]))
  const moment = pageMoment()
  return (story, reader) => mayOpen(accessOf(story, pages), reader, moment)
}

function accessOf(story: WireStory, pages: ReadonlyMap<string, WireStory>): StatedAccess {
  const folders = foldersAbove(addressOf(story)).map((places) => {
    const page = places.map((place) => pages.get(place)).find((one) => one !== undefined)
    return page && statedAccess(page.content)
  })
  return narrowedAccess([...folders, statedAccess(story.content)])
}
