import 'server-only'
import { extranetPage } from 'component-schemas/content-types/extranet-page/schema.ts'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { categoryTree } from '#site/content/listings/category-tree.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { notOnCards } from '#site/content/products/product-card.ts'
import { appearanceOf } from '#site/extranet/appearance-of.ts'
import { readRights } from '#site/extranet/folder-access.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory, type StoryLocation } from '#site/routing/stories/story-location.ts'
import type { Library, LibraryDocument } from './compose-digest.ts'

/** A publish reaches every instance within half a minute (`content/changes/watch-space.ts`); the rest is for the clocks. */
const settleMs = 60_000

/**
 * Every document of a website in a language, with the rights of now, for digests.
 * @throws CatalogueError content-unavailable
 */
export async function readLibrary(siteContext: SiteContext): Promise<Library> {
  const until = Date.now() - settleMs
  const [rights, documents, pages, lines] = await Promise.all([
    readRights(),
    listWholeKind(tradeDocument, siteContext),
    listWholeKind(extranetPage, siteContext),
    readLines(siteContext),
  ])
  const titles = new Map(pages.map(({ wire, content }) => [folderPath(wire), content.title]))
  const known = documents.flatMap(({ wire, content }): LibraryDocument[] => {
    const appearance = appearanceOf(wire, rights.opensAt(wire))
    const path = pathForStory(wire, siteContext)
    if (!appearance || path === undefined) return []
    const folder = folderPath(wire).split('/').slice(0, -1).join('/')
    const { title, edition, replacedBy } = content
    return [
      {
        uuid: wire.uuid,
        title,
        edition,
        path,
        folder,
        folderTitle: titles.get(folder),
        replacedBy,
        appearedAt: Date.parse(appearance.last),
        isNew: appearance.first === appearance.last,
        isOpenTo: (reader) => rights.isOpenTo(wire, reader),
      },
    ]
  })
  const categoryOf = new Map(pages.map(({ wire, content }) => [folderPath(wire), content.category]))
  return { until, documents: known, lines: new Map([...categoryOf].map(([path, one]) => [path, lines(one)])) }
}

/** The documents of products of a category and of those in it; of all products without a category. */
async function readLines(siteContext: SiteContext): Promise<(category: string | undefined) => ReadonlySet<string>> {
  const [products, tree] = await Promise.all([listWholeKind(tradeProduct, siteContext), categoryTree(siteContext)])
  const named = products.flatMap(({ content }) => content.product ?? [])
  const catalogue = await listStoriesByUuid(named, siteContext.locale, notOnCards)
  const categories = new Map(
    catalogue.map(({ uuid, content }) => [uuid, product.content.safeParse(content).data?.categories]),
  )
  return (category) => {
    const isOf = ({ content }: (typeof products)[number]) => {
      const own = (content.product === undefined ? undefined : categories.get(content.product)) ?? content.categories
      return category === undefined || own.some((one) => tree.isWithin(one, category))
    }
    return new Set(products.filter(isOf).flatMap(({ content }) => content.documents))
  }
}

/** The path of a story below the folder of its market: what subscriptions name. */
function folderPath(wire: StoryLocation): string {
  return splitAddress(addressOf(wire)).rest
}
