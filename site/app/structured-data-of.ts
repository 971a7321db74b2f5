import type { ReadPage } from '#site/app/read-page.ts'
import { env } from '#site/env.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { websiteOf } from '#site/routing/site-for-host.ts'
import type { StructuredData } from '#site/seo/json-ld.tsx'
import { breadcrumbData, newsData, organizationData, productData } from '#site/seo/structured-data.ts'

const house = 'Zarandal'

/** What search engines read of a page besides its text: the way to it, the house on its home page, the product. */
export function structuredDataOf(read: ReadPage): StructuredData[] {
  const { place, match, ancestors, page } = read
  const website = websiteOf(place.market, env.SITE_HOSTS)
  if (website === undefined) return []
  const url = (path: string) => `${website}${encodeURI(path)}`
  if (match.route.name === 'home') return [homeData(read, url(pathFor(routeNamed('home'), {}, place)))]
  const title = page.template === 'product-detail' ? page.story.content.name : page.story.content.title
  const crumbs = [
    ...ancestors.map(({ label, href }) => ({ label, url: url(href) })),
    { label: title, url: url(read.path) },
  ]
  return [breadcrumbData(crumbs), ...subjectOf(read, url(read.path))]
}

function homeData({ settings }: ReadPage, url: string): StructuredData {
  const { companyName, phone, email, address } = settings ?? {}
  return organizationData({ name: companyName ?? house, url, phone, email, address })
}

/** What the page is about, where schema.org has a word for it. */
function subjectOf({ page, settings }: ReadPage, url: string): StructuredData[] {
  const siteName = settings?.siteName ?? house
  if (page.template === 'product-detail') {
    const { name, code, summary, images = [] } = page.story.content
    const category = page.categories[0]?.name
    const pictures = images.map(({ src }) => src)
    return [productData({ name, code, url, description: summary, category, images: pictures, brand: siteName })]
  }
  const { content } = page.story
  if (content.component !== 'news_item') return []
  const { title, date, teaser, author, cover } = content
  const images = cover ? [cover.src] : []
  return [newsData({ headline: title, url, date, description: teaser, author, images, publisher: siteName })]
}
