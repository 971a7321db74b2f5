import 'server-only'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import { download } from 'component-schemas/content-types/download/schema.ts'
import { downloadFolder } from 'component-schemas/content-types/download-folder/schema.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { smallPage } from '#site/server/upstream/content-limits.ts'
import { listStories, listStoriesByUuid } from '../listings/list-stories.ts'
import { downloadCards, listDownloadCards, notOnDownloadCards } from './list-downloads.ts'

/** Folder of the stories that need no page; most downloads have none. */
const withoutPages = '_data'

type Product = {
  uuid: string
  /** uuids of the downloads and folders that the product names. */
  named: readonly string[]
}

/**
 * The downloads that the product names, then those that name the product: editors state the relation once, at either end. A folder
 * represents all that it contains; nothing is listed twice.
 * @throws CatalogueError content-unavailable
 */
export async function listDownloadsOfProduct(product: Product, siteContext: SiteContext): Promise<DownloadCard[]> {
  const [named, naming] = await Promise.all([
    listDownloadsNamed(product.named, siteContext),
    listDownloadsNaming(product.uuid, siteContext),
  ])
  const isNamed = new Set(named.map(({ uuid }) => uuid))
  return [...named, ...naming.filter(({ uuid }) => !isNamed.has(uuid))]
}

async function listDownloadsNamed(uuids: readonly string[], siteContext: SiteContext): Promise<DownloadCard[]> {
  const stories = await listStoriesByUuid(uuids, siteContext.locale)
  const held = stories.flatMap(({ uuid, content }) => {
    const folder = downloadFolder.content.safeParse(content)
    return folder.success ? folder.data.items : [uuid]
  })
  return await listDownloadCards(held, siteContext)
}

/** By title in the reader's language. */
async function listDownloadsNaming(product: string, siteContext: SiteContext): Promise<DownloadCard[]> {
  const { stories } = await listStories({
    contentType: download.name,
    ...siteContext,
    beside: withoutPages,
    filter: { products: { any_in_array: product } },
    without: notOnDownloadCards,
    perPage: smallPage,
  })
  const { compare } = new Intl.Collator(siteContext.locale)
  return (await downloadCards(stories, siteContext)).toSorted((a, b) => compare(a.title, b.title))
}
