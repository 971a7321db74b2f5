import 'server-only'
import { type Category, category } from 'component-schemas/content-types/category/schema.ts'
import type { CategoryCard } from 'component-schemas/fillings.ts'
import type { Place } from '#site/routing/path-for.ts'
import { listStories } from './list-stories.ts'
import { resolveLinks } from './resolve-links.ts'
import { pathForStory } from './story-place.ts'
import type { WireStory } from './wire-story.ts'

/** One page of the service's lists: more categories than this are not a menu any more. */
const mostCategories = 100

/** Up to this many products are counted from one slim list; beyond, cards go without a count. */
const mostCounted = 100

export type CategoryQuestion = {
  /** uuid of the parent; undefined asks for the top level. */
  parent?: string | undefined
  area?: string | undefined
  order?: 'manual' | 'name' | undefined
  limit?: number | undefined
}

type Known = { wire: WireStory; content: Category }

/** Categories with a page, in the editor's order or by name in the reader's language. */
export async function listCategories(question: CategoryQuestion, place: Place): Promise<CategoryCard[]> {
  const [known, counts] = await Promise.all([readCategories(place), countProducts(place)])
  return known
    .filter(({ content }) => content.parent === question.parent)
    .filter(({ content }) => question.area === undefined || content.area === question.area)
    .toSorted(question.order === 'name' ? byName(place) : byOrder)
    .slice(0, question.limit ?? mostCategories)
    .flatMap((one) => categoryCard(one, place, counts) ?? [])
}

/** Categories by uuid, in that order and without counts: for breadcrumbs and product pages. */
export async function categoriesNamed(uuids: readonly string[], place: Place): Promise<CategoryCard[]> {
  return chosen(await readCategories(place), uuids).flatMap((one) => categoryCard(one, place) ?? [])
}

/** Categories an editor chose, in the editor's order, with their counts; those without a page are left out. */
export async function listChosenCategories(uuids: readonly string[], place: Place): Promise<CategoryCard[]> {
  const [known, counts] = await Promise.all([readCategories(place), countProducts(place)])
  return chosen(known, uuids).flatMap((one) => categoryCard(one, place, counts) ?? [])
}

function chosen(known: readonly Known[], uuids: readonly string[]): Known[] {
  return uuids.flatMap((uuid) => known.find(({ wire }) => wire.uuid === uuid) ?? [])
}

async function readCategories(place: Place): Promise<Known[]> {
  const { stories } = await listStories({
    contentType: 'category',
    locale: place.locale,
    perPage: mostCategories,
    without: ['body', 'intro', 'seo'],
  })
  return stories.flatMap((wire) => {
    const parsed = category.content.safeParse(resolveLinks(wire.content, place))
    return parsed.success ? [{ wire, content: parsed.data }] : []
  })
}

/** How many published products each category has, by uuid; undefined when there are too many for one list. */
async function countProducts({ locale }: Place): Promise<ReadonlyMap<string, number> | undefined> {
  const without = ['description', 'images', 'spec', 'compatibility', 'crossRefs', 'variants', 'highlights', 'seo']
  const { stories, total } = await listStories({ contentType: 'product', locale, perPage: mostCounted, without })
  if (total > stories.length) return undefined
  const counts = new Map<string, number>()
  for (const { content } of stories) {
    const { categories } = content as { categories?: unknown }
    for (const uuid of Array.isArray(categories) ? categories : []) counts.set(uuid, (counts.get(uuid) ?? 0) + 1)
  }
  return counts
}

function categoryCard(
  { wire, content }: Known,
  place: Place,
  counts?: ReadonlyMap<string, number>,
): CategoryCard | undefined {
  const href = pathForStory(wire, place)
  if (href === undefined) return undefined
  const productCount = counts && (counts.get(wire.uuid) ?? 0)
  return { uuid: wire.uuid, name: content.title, href, image: content.image, teaser: content.teaser, productCount }
}

function byOrder(a: Known, b: Known): number {
  return (a.content.order ?? 0) - (b.content.order ?? 0)
}

function byName({ locale }: Place) {
  const collator = new Intl.Collator(locale)
  return (a: Known, b: Known) => collator.compare(a.content.title, b.content.title)
}
