import 'server-only'
import { extranetPage } from 'component-schemas/content-types/extranet-page/schema.ts'
import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { tradeNotice } from 'component-schemas/content-types/trade-notice/schema.ts'
import { cache } from 'react'
import { listOpen } from '#site/extranet/closed-stories.ts'
import type { ExtranetVisit } from '#site/page-kinds/feature-pages.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import type { Changes, FolderOfChanges } from './changes.tsx'
import { changesSince } from './changes-since.ts'
import { lastVisit } from './last-visit.ts'

/**
 * The new stories since the customer's last visit that this customer may read, the newest first. Read once for each page: the home lists
 * it, and the menu counts it.
 */
const readChanged = cache(async (siteContext: SiteContext) => {
  const visit = await lastVisit()
  if (visit.kind !== 'ended') return { visit, changed: [] }
  const [changeOf, documents, notices] = await Promise.all([
    changesSince(visit),
    listOpen(tradeDocument, siteContext),
    listOpen(tradeNotice, siteContext),
  ])
  const changed = [...documents, ...notices].flatMap(({ wire, content: { title } }) => {
    const change = changeOf(wire)
    const href = pathForStory(wire, siteContext)
    const folder = addressOf(wire).split('/').slice(0, -1).join('/')
    return change && href !== undefined ? [{ uuid: wire.uuid, title, href, change, folder }] : []
  })
  return { visit, changed: changed.toSorted((a, b) => b.change.at.localeCompare(a.change.at)) }
})

/**
 * The documents and notices that have appeared since the customer's last visit and that this customer may read, by their
 * folder: the folder of the newest change first, and in it the newest.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function listChanges(siteContext: SiteContext): Promise<Changes | undefined> {
  const { visit, changed } = await readChanged(siteContext)
  if (visit.kind === 'unknown') return undefined
  if (visit.kind === 'first') return { since: undefined, folders: [] }
  const pages = await listOpen(extranetPage, siteContext)
  const folderNames = new Map(pages.map(({ wire, content }) => [addressOf(wire), content.title]))
  const folders = [...Map.groupBy(changed, ({ folder }) => folder)].map(
    ([address, entries]): FolderOfChanges => ({ address, name: folderNames.get(address), entries }),
  )
  return { since: visit.at, folders }
}

/**
 * How many changes `listChanges` returns, for the menu; none while the content service does not respond.
 * @throws CatalogueError login-required
 */
export async function countChanges(siteContext: SiteContext): Promise<number> {
  try {
    return (await readChanged(siteContext)).changed.length
  } catch (error) {
    if (isCatalogueError(error, 'content-unavailable')) return 0
    throw error
  }
}

/** The entrance lists the changes. */
export const changesVisit: ExtranetVisit = {
  name: 'new-since-last-visit',
  read: async ({ kind }, siteContext) => (kind === 'entrance' ? await listChanges(siteContext) : undefined),
}
