import { pageKindOf } from '#site/page-kinds/registry.ts'
import type { StructuredData } from '#site/page-kinds/seo/json-ld.tsx'
import { breadcrumbData, organizationData } from '#site/page-kinds/seo/structured-data.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'
import type { ReadPage } from './read-page.ts'

const house = 'Zarandal'

/** What search engines read of a page besides its text: the way to it, the house on its home page, the product. */
export function structuredDataOf(read: ReadPage): StructuredData[] {
  const { siteContext, match, ancestors, page } = read
  const website = websiteOf(siteContext.market, env.SITE_HOSTS)
  if (website === undefined) return []
  const url = (path: string) => `${website}${encodeURI(path)}`
  if (match.route.name === 'home') return [homeData(read, url(pathFor(routeNamed('home'), {}, siteContext)))]
  const kind = pageKindOf(page)
  const title = Object.values(kind.nameOf(page))[0] ?? ''
  const crumbs = [
    ...ancestors.map(({ label, href }) => ({ label, url: url(href) })),
    { label: title, url: url(read.path) },
  ]
  const siteName = read.settings?.siteName ?? house
  const subject = kind.subject?.(page, { url: url(read.path), siteName })
  return [breadcrumbData(crumbs), ...(subject ? [subject] : [])]
}

function homeData({ settings }: ReadPage, url: string): StructuredData {
  const { companyName, phone, email, address } = settings ?? {}
  return organizationData({ name: companyName ?? house, url, phone, email, address })
}
