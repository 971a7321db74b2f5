import 'server-only'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import { type Category, category } from 'component-schemas/content-types/category/schema.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'
import { oncePerReader } from '../delivery/once-per-reader.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { getProductIndex } from '../products/product-index.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { listWholeList } from './list-whole-kind.ts'

export type CategoryQuery = {
  /** uuid of the parent; undefined: the top level. */
  parent?: string | undefined
  area?: string | undefined
  order?: 'manual' | 'name' | undefined
  limit?: number | undefined
}

type Known = { wire: WireStory; content: Category }

/** Categories with a page, in the editor's order or by name in the reader's language. */
export async function listCategories(request: CategoryQuery, siteContext: SiteContext): Promise<CategoryCard[]> {
  const known = await readCategories(siteContext)
  const counts = await countProducts(known, siteContext)
  return known
    .filter(({ content }) => content.parent === request.parent)
    .filter(({ content }) => request.area === undefined || content.area === request.area)
    .toSorted(request.order === 'name' ? byName(siteContext) : byOrder)
    .slice(0, request.limit)
    .flatMap((one) => categoryCard(one, siteContext, counts) ?? [])
}

/** Categories by uuid, in that order and without counts: for breadcrumbs and product pages. */
export async function categoriesNamed(uuids: readonly string[], siteContext: SiteContext): Promise<CategoryCard[]> {
  return chosen(await readCategories(siteContext), uuids).flatMap((one) => categoryCard(one, siteContext) ?? [])
}

/** Categories an editor chose, in the editor's order, with their counts; those without a page are left out. */
export async function listChosenCategories(
  uuids: readonly string[],
  siteContext: SiteContext,
): Promise<CategoryCard[]> {
  const known = await readCategories(siteContext)
  const counts = await countProducts(known, siteContext)
  return chosen(known, uuids).flatMap((one) => categoryCard(one, siteContext, counts) ?? [])
}

function chosen(known: readonly Known[], uuids: readonly string[]): Known[] {
  return uuids.flatMap((uuid) => known.find(({ wire }) => wire.uuid === uuid) ?? [])
}

export async function readCategories(siteContext: SiteContext): Promise<Known[]> {
  const { locale } = siteContext
  const stories = await listWholeList({ contentType: 'category', locale, without: ['body', 'intro', 'seo'] })
  return stories.flatMap((wire) => readCategory(wire, siteContext) ?? [])
}

const readCategory = oncePerReader((wire, siteContext): Known | undefined => {
  const parsed = category.content.safeParse(resolveLinks(wire.content, siteContext))
  return parsed.success ? { wire, content: parsed.data } : undefined
})

/** A category and every one below it, by uuid. */
export async function categoriesWithin(uuid: string, siteContext: SiteContext): Promise<readonly string[]> {
  return withThoseBelow(uuid, await readCategories(siteContext))
}

function withThoseBelow(uuid: string, known: readonly Known[], above: readonly string[] = []): string[] {
  const below = known.filter(({ content, wire }) => content.parent === uuid && !above.includes(wire.uuid))
  return [uuid, ...below.flatMap(({ wire }) => withThoseBelow(wire.uuid, known, [...above, uuid]))]
}

/** How long a page is cached that was rendered before the products were counted. */
const uncountedMs = 60_000

type Counts = (uuid: string) => number

/** How many published products a category has, those of the categories below it included; undefined while uncounted. */
async function countProducts(known: readonly Known[], { locale }: SiteContext): Promise<Counts | undefined> {
  const index = await getProductIndex(locale)
  if (!index) {
    expireAt(new Date(Date.now() + uncountedMs))
    return undefined
  }
  return (uuid) => index.count({ categories: withThoseBelow(uuid, known), selection: {} })
}

function categoryCard({ wire, content }: Known, siteContext: SiteContext, counts?: Counts): CategoryCard | undefined {
  const href = pathForStory(wire, siteContext)
  if (href === undefined) return undefined
  const productCount = counts?.(wire.uuid)
  return { uuid: wire.uuid, name: content.title, href, image: content.image, teaser: content.teaser, productCount }
}

function byOrder(a: Known, b: Known): number {
  return (a.content.order ?? 0) - (b.content.order ?? 0)
}

function byName({ locale }: SiteContext) {
  const collator = new Intl.Collator(locale)
  return (a: Known, b: Known) => collator.compare(a.content.title, b.content.title)
}
