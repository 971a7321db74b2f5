import 'server-only'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import type { ProductIndex, ProductTable } from '#site/content/facets/product-table.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { toKnownProduct, unreadFields } from '#site/content/products/to-known-product.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { sharedFolder } from '#site/routing/stories/story-folders.ts'
import type { PlannedChange } from '../plan/planned-change.ts'
import { plannedNow } from '../plan/planned-now.ts'
import type { PlannedStories } from '../plan/planned-stories.ts'
import { withChanges } from './with-changes.ts'

/** A page asks several times for the products of its plan, which lives as long as the read of the page. */
const made = new WeakMap<PlannedStories, Map<ProductTable, Promise<ProductIndex>>>()

/**
 * A table with what is planned until the previewed moment, or in the previewed release; the table itself where nothing is planned of its
 * products, or the plan is not known.
 * @throws CatalogueError content-unavailable
 */
export async function indexWithChanges(table: ProductTable, locale: LocaleCode): Promise<ProductIndex> {
  const plan = await plannedNow()
  if (!plan) return table
  const byTable = made.get(plan) ?? new Map<ProductTable, Promise<ProductIndex>>()
  made.set(plan, byTable)
  const index = byTable.get(table) ?? readChanges(table, plan, locale)
  byTable.set(table, index)
  return await index
}

async function readChanges(table: ProductTable, plan: PlannedStories, locale: LocaleCode): Promise<ProductIndex> {
  const changes = plan.allIn(languageOf(locale)).filter(isProduct)
  if (changes.length === 0) return table
  const shown = changes.filter(({ source }) => source !== 'unpublished').map(({ uuid }) => uuid)
  const stories = await listStoriesByUuid(shown, locale, unreadFields)
  const times = new Map(changes.map(({ storyId, at }) => [storyId, at]))
  return withChanges(table, {
    ids: changes.map(({ storyId }) => storyId),
    products: stories.map((story) => {
      // The first publish of a product may be the planned one.
      const planned = new Date(times.get(story.id) ?? Date.now()).toISOString()
      return toKnownProduct({ ...story, first_published_at: story['first_published_at'] ?? planned })
    }),
  })
}

/** The table has the products of the shared folder. */
function isProduct({ contentType = product.name, address }: PlannedChange): boolean {
  return contentType === product.name && address.startsWith(`${sharedFolder}/`)
}
