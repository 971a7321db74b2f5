import 'server-only'
import type { BulletinCard } from 'component-schemas/cards/resource-cards.ts'
import { bulletin } from 'component-schemas/content-types/bulletin/schema.ts'
import { locales } from '#site/routing/locales.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import type { RequestedPage } from '../stories/requested-page.ts'
import { listWholeKind } from './list-whole-kind.ts'
import { type Listed, listedOf } from './listed.ts'
import { type Facet, narrow } from './narrow.ts'

/** Fields that a list does not show; excluded from its requests. */
const notInLists = ['body', 'affects', 'download', 'seo']

const facets: readonly Facet<BulletinCard>[] = [
  { name: 'kind', choice: 'one', valuesOf: ({ kind }) => [kind] },
  { name: 'year', choice: 'one', valuesOf: ({ date }) => [date.slice(0, 4)] },
]

/** Every bulletin, the newest first, by kind and year. */
export async function bulletinsOf({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const stories = await listWholeKind(bulletin, siteContext, { without: notInLists, sortBy: 'content.date:desc' })
  const cards = stories.map(({ wire, content }): BulletinCard => {
    const { number, title, date, kind, teaser } = content
    return { uuid: wire.uuid, number, title, date, kind, teaser, href: pathForStory(wire, siteContext) }
  })
  const { matching, filters } = narrow(cards, facets, { query, locale: locales[siteContext.locale].iso })
  const items = matching.map((card) => ({ kind: 'bulletin', card }) as const)
  return listedOf(items, pageNumber, filters.map(newestFirst))
}

/** Years are ordered like the bulletins, the latest first. */
function newestFirst(filter: Listed['filters'][number]): Listed['filters'][number] {
  return filter.name === 'year' ? { ...filter, options: filter.options.toReversed() } : filter
}
