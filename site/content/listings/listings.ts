import 'server-only'
import type { OfficeCard } from 'component-schemas/cards/place-cards.ts'
import type { BulletinCard } from 'component-schemas/cards/resource-cards.ts'
import { bulletin } from 'component-schemas/content-types/bulletin/schema.ts'
import { catalogue } from 'component-schemas/content-types/catalogue/schema.ts'
import { contactOffice } from 'component-schemas/content-types/contact-office/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { departments } from 'component-schemas/datasources/department-datasources.ts'
import type { NewsChannel } from 'component-schemas/kinds/news-channels.ts'
import { featureLists } from '#site/features.lists.ts'
import { locales } from '#site/routing/locales.ts'
import type { RouteName } from '#site/routing/route-table.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { languageOf } from '../delivery/content-language.ts'
import { labelsOf } from '../stories/get-labels.ts'
import type { RequestedPage } from '../stories/requested-page.ts'
import { listNewsPage } from './list-news.ts'
import { listWholeKind } from './list-whole-kind.ts'
import { type Listed, listedOf } from './listed.ts'
import { pageSizes, readListing } from './listing.ts'
import { type Facet, narrow } from './narrow.ts'

export type ReadList = (requestedPage: RequestedPage) => Promise<Listed | undefined>

/** The list of each route with the template `general-listing`; one row a route. */
const rows: Partial<Record<RouteName, ReadList>> = {
  'news-about-us': newsOf('news-about-us'),
  'press-releases': newsOf('press-release'),
  contacts: officesOf,
  'resources-bulletins': bulletinsOf,
  'resources-catalogues': cataloguesOf,
  ...featureLists,
}

export const listings: ReadonlyMap<string, ReadList> = new Map(Object.entries(rows))

/** The stories of one channel of the newsroom, the newest first. */
function newsOf(channel: NewsChannel) {
  return async ({ siteContext, pageNumber }: RequestedPage): Promise<Listed | undefined> => {
    const readPage = async (page: number) => {
      const { news, total } = await listNewsPage({ channel, page, perPage: pageSizes.others }, siteContext)
      return { items: news.map((card) => ({ kind: 'news', card }) as const), total }
    }
    const listing = await readListing(readPage, pageNumber, pageSizes.others)
    return listing && { listing, filters: [] }
  }
}

/** Every catalogue, the latest edition first; of one year, by title. */
async function cataloguesOf({ siteContext, pageNumber }: RequestedPage): Promise<Listed | undefined> {
  const stories = await listWholeKind(catalogue, siteContext, { without: ['chapters', 'seo'] })
  const { compare } = new Intl.Collator(siteContext.locale)
  const cards = stories
    .map(({ wire, content: { title, year, cover, teaser } }) => {
      return { uuid: wire.uuid, title, year, cover, teaser, href: pathForStory(wire, siteContext) }
    })
    .toSorted((a, b) => b.year - a.year || compare(a.title, b.title))
  const items = cards.map((card) => ({ kind: 'catalogue', card }) as const)
  return listedOf(items, pageNumber)
}

/** Fields that a list of bulletins does not show; excluded from its requests. */
const notInBulletins = ['body', 'affects', 'download', 'seo']

const bulletinFacets: readonly Facet<BulletinCard>[] = [
  { name: 'kind', choice: 'one', valuesOf: ({ kind }) => [kind] },
  { name: 'year', choice: 'one', valuesOf: ({ date }) => [date.slice(0, 4)] },
]

/** Every bulletin, the newest first, by kind and year. */
async function bulletinsOf({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const stories = await listWholeKind(bulletin, siteContext, { without: notInBulletins, sortBy: 'content.date:desc' })
  const cards = stories.map(({ wire, content }): BulletinCard => {
    const { number, title, date, kind, teaser } = content
    return { uuid: wire.uuid, number, title, date, kind, teaser, href: pathForStory(wire, siteContext) }
  })
  const { matching, filters } = narrow(cards, bulletinFacets, { query, locale: locales[siteContext.locale].iso })
  const items = matching.map((card) => ({ kind: 'bulletin', card }) as const)
  return listedOf(items, pageNumber, filters.map(newestFirst))
}

/** Years are ordered like the bulletins, the latest first. */
function newestFirst(filter: Listed['filters'][number]): Listed['filters'][number] {
  return filter.name === 'year' ? { ...filter, options: filter.options.toReversed() } : filter
}

/** Fields that a list does not show; excluded from its requests. */
const notInLists = ['body', 'seo', 'hours']

type Office = { card: OfficeCard; department: string; order: number; countries: readonly string[] }

/** Every office, department by department, by department and by the country it serves. */
export async function officesOf({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const language = languageOf(siteContext.locale)
  const [stories, departmentNames, countryNames] = await Promise.all([
    listWholeKind(contactOffice, siteContext, { without: notInLists }),
    labelsOf(departments.slug, language),
    labelsOf(countries.slug, language),
  ])
  const offices = stories.map(({ wire, content }): Office => {
    const { name, department, teaser, city, country, phones, emails, image, countriesServed, order } = content
    const words = {
      department: departmentNames[department] ?? department,
      countryName: countryNames[country] ?? country,
    }
    return {
      card: {
        uuid: wire.uuid,
        name,
        teaser,
        city,
        phones,
        emails,
        image,
        ...words,
        href: pathForStory(wire, siteContext),
      },
      department,
      order,
      countries: [...new Set([country, ...countriesServed])],
    }
  })
  const facets: Facet<Office>[] = [
    { name: 'department', choice: 'one', valuesOf: (one) => [one.department], labels: departmentNames },
    { name: 'country', choice: 'one', valuesOf: (one) => one.countries, labels: countryNames },
  ]
  const { matching, filters } = narrow(offices, facets, { query, locale: locales[siteContext.locale].iso })
  const items = byDepartment(matching, Object.keys(departmentNames)).map(
    ({ card }) => ({ kind: 'office', card }) as const,
  )
  return listedOf(items, pageNumber, filters)
}

/** In the order in which the CMS lists the departments, then in the editor's. */
function byDepartment(offices: readonly Office[], known: readonly string[]): Office[] {
  const rank = ({ department }: Office) => known.indexOf(department)
  return offices.toSorted((a, b) => rank(a) - rank(b) || a.order - b.order)
}
