import 'server-only'
import { vehicleMakes } from 'component-schemas/datasources/brand-datasources.ts'
import { keyTypes } from 'component-schemas/datasources/key-types.ts'
import { comparisonsOf, measureNames } from '#site/content/facets/blanks/nearness.ts'
import type { ProductIndex } from '#site/content/facets/product-table.ts'
import { listProductsNamed } from '#site/content/products/list-products-named.ts'
import { getProductIndex } from '#site/content/products/product-index.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'
import { findVehicleBlanks } from './find-vehicle-blanks.ts'
import { type FinderChoice, finderChoiceOf } from './finder-choice.ts'
import type { Candidate, Finding } from './finding.ts'

/** As many as a person compares by eye. */
const mostCandidates = 8

/**
 * What the finder shows at an address. A search reads the table of products and the cards of what it shows, whatever the number of stories.
 * @throws CatalogueError content-unavailable, also while the products are read for the first time and something is chosen
 */
export async function findBlanks({
  query,
  siteContext,
}: Pick<RequestedPage, 'query' | 'siteContext'>): Promise<Finding> {
  const isChosen = Object.keys(query).length > 0
  const index = await getProductIndex(siteContext.locale, isChosen ? 'needed' : 'wished')
  if (!index) return startUnread(isChosen)
  const choice = finderChoiceOf(query, index)
  if (choice.by === 'key') return await byKey(choice, index, siteContext)
  if (choice.by === 'vehicle') {
    const models = index.vehicles.models(choice.make)
    return { ...choice, models, blanks: await findVehicleBlanks(choice, index, siteContext) }
  }
  return startOf(index)
}

/** Types and makes that some blank has. */
function startOf(index: ProductIndex): Finding {
  const counted = index.facets({ selection: { kind: ['key_blank'] } }, ['key-type', 'vehicle-make'])
  const [types, makes] = counted.map(({ counts }) => [...counts.keys()])
  const order = keyTypes.entries.map(({ value }) => value)
  const place = (type: string) => (order.includes(type) ? order.indexOf(type) : order.length)
  return { by: 'nothing', keyTypes: (types ?? []).toSorted((a, b) => place(a) - place(b)), makes: makes ?? [] }
}

/** All that a blank can have, not cached. */
function startUnread(isChosen: boolean): Finding {
  if (isChosen) throw new CatalogueError('content-unavailable', 'the blanks are still being read')
  expireAt(new Date(0))
  const valuesOf = ({ entries }: typeof keyTypes) => entries.map(({ value }) => value)
  return { by: 'nothing', keyTypes: valuesOf(keyTypes), makes: valuesOf(vehicleMakes) }
}

async function byKey(
  { keyType, measured, unread }: Extract<FinderChoice, { by: 'key' }>,
  index: ProductIndex,
  siteContext: SiteContext,
): Promise<Finding> {
  const found = { by: 'key' as const, keyType, measured, unread, choices: index.blanks.choices(keyType) }
  if (measureNames.every((name) => measured[name] === undefined)) return { ...found, candidates: undefined }
  const near = index.blanks.nearest(keyType, measured, mostCandidates)
  const products = await listProductsNamed(
    near.map(({ uuid }) => uuid),
    siteContext,
  )
  const candidates = near.flatMap(({ uuid, blank }): Candidate[] => {
    const product = products.find((one) => one.uuid === uuid)
    return product ? [{ product, comparisons: comparisonsOf(measured, blank) }] : []
  })
  return { ...found, candidates }
}
