import 'server-only'
import { narrowedAccess, type StatedAccess } from 'component-schemas/narrowed-access.ts'
import { statedAccess } from 'component-schemas/stated-access.ts'
import { listStartPages } from '#site/content/list-start-pages.ts'
import type { WireStory } from '#site/content/wire-story.ts'
import { foldersAbove } from '#site/routing/folders-above.ts'
import { addressOf } from '#site/routing/story-place.ts'

/** The rights of a story together with those of the folders that it lies in. */
export type AccessOf = (story: WireStory) => StatedAccess

/**
 * Reads the rights of all folders behind the login: a folder's start page states them, and they hold for whatever lies in the
 * folder.
 * @throws CatalogueError content-unavailable: without the rights of its folders no story is given out
 */
export async function readFolderAccess(): Promise<AccessOf> {
  const pages = new Map((await listStartPages('extranet')).map((page) => [addressOf(page), page]))
  return (story) => {
    const folders = foldersAbove(addressOf(story)).map((places) => {
      const page = places.map((place) => pages.get(place)).find((one) => one !== undefined)
      return page && statedAccess(page.content)
    })
    return narrowedAccess([...folders, statedAccess(story.content)])
  }
}
