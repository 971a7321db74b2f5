import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { featureChoices } from '#site/features.lists.ts'
import { locales } from '#site/routing/locales.ts'
import { canonicalText, choosesFromList, knownPage, paramsOf } from '#site/routing/query/canonical-text.ts'
import { parsePageQuery } from '#site/routing/query/page-query.ts'
import { type TemplateName, templateOf } from '#site/routing/templates.ts'
import { categoriesWithin } from '../listings/list-categories.ts'
import { listings } from '../listings/listings.ts'
import { resolveListings } from '../listings/resolve-listings.ts'
import { knownProducts } from '../products/known-products.ts'
import { typedStory } from '../stories/typed-story.ts'
import { chosenIn, pagesOf, type ReadChoices, type RequestedList, typedIn } from './known-choices.ts'
import { narrowDownloads } from './narrow-downloads.ts'

export type RequestedQuery = RequestedList & { params: URLSearchParams }

/** Templates whose addresses narrow a list; the search page has typed words, which are never cached. */
const lists: Partial<Record<TemplateName, ReadChoices>> = {
  'product-listing': (query, { siteContext }) => knownProducts({ query, siteContext }),
  'category-listing': async (query, { wire, siteContext }) =>
    knownProducts({ query, siteContext, categories: await categoriesWithin(wire.uuid, siteContext) }),
  async 'general-listing'(query, { match, siteContext }) {
    const listed = await listings.get(match.route.name)?.({ match, siteContext, query, pageNumber: 1 })
    return listed && { query: chosenIn(listed.filters), pages: pagesOf(listed.listing.total) }
  },
  async 'downloads-skeleton'(query, { wire, siteContext }) {
    const story = typedStory(wire, siteContext, page)
    const body = await resolveListings(story.content.body ?? [], siteContext)
    const { filters } = narrowDownloads(body, { query, locale: locales[siteContext.locale].iso })
    return { query: { ...chosenIn(filters), ...typedIn(query, 'q') }, pages: 1 }
  },
  ...featureChoices,
}

/**
 * The canonical query of a list: known values in order, the default order and the first page omitted, a page beyond the end
 * replaced by the last one. Other parameters follow unchanged.
 * @returns query with its question mark, or empty; undefined when the address is canonical, or is of no such list
 */
export async function canonicalListQuery({ params, ...requested }: RequestedQuery): Promise<string | undefined> {
  const readChoices = lists[templateOf(requested.match.route, requested.wire.content)]
  if (!readChoices || !choosesFromList(params)) return undefined
  const known = await readChoices(parsePageQuery(paramsOf(params)), requested)
  return known && canonicalText(params, { query: known.query, pageNumber: knownPage(params, known.pages) })
}
