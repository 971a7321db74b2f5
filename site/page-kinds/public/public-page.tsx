import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { brand } from '#site/brand/brand.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { layouts } from '#site/page-kinds/layouts/layouts.tsx'
import { pageKindOf } from '#site/page-kinds/registry.ts'
import { JsonLd, type StructuredData } from '#site/page-kinds/seo/json-ld.tsx'
import { pageMetadata } from '#site/page-kinds/seo/page-metadata.ts'
import { breadcrumbData, organizationData } from '#site/page-kinds/seo/structured-data.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import { pathFor } from '#site/routing/path-for.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'
import { countryLinks } from './country-links.ts'
import { frameOf } from './frame-of.ts'
import { headerSearch } from './header-search.ts'
import { languageSwitch } from './language-switch.ts'
import { layoutOf } from './layout-of.ts'
import { pageDetailsOf } from './page-details-of.ts'
import { queryKey } from './query-key.ts'
import { type PageRequest, type ReadPage, readPage } from './read-page.ts'

export async function publicMetadata(request: PageRequest): Promise<Metadata> {
  const read = await readPage(request)
  if (!read) return {}
  return pageMetadata(pageDetailsOf(read), await messagesFor(read.siteContext.locale))
}

/**
 * A page of content in its template and layout.
 * @param layout instead of the route's own
 */
export async function PublicPage({ request, layout }: { request: PageRequest; layout?: LayoutName }) {
  const read = await readPage(request)
  if (!read) notFound()
  return <PageView read={read} layout={layout} viewKey={await queryKey(request)} />
}

type PageViewProps = { read: ReadPage; layout?: LayoutName | undefined; viewKey?: string }

/** The page that was read, as visitors see it. */
export async function PageView({ read, layout, viewKey }: PageViewProps) {
  const { siteContext, match, page, query, countries, settings, languages, path, ancestors } = read
  const i18n = await messagesFor(siteContext.locale)
  setI18n(i18n)
  const Layout = layouts[layoutOf({ layout: layout ?? match.route.layout }, page)]
  return (
    <Layout
      key={viewKey}
      settings={settings}
      {...frameOf(siteContext, languages)}
      alternates={languageSwitch(siteContext, page.story.alternates, {
        above: ancestors,
        chosen: { template: page.template, query },
      })}
      countries={countryLinks(i18n, siteContext.locale, countries)}
      search={headerSearch(siteContext)}
      path={path}
    >
      <JsonLd data={structuredDataOf(read)} />
      {pageKindOf(page).render(page, read)}
    </Layout>
  )
}

/** What search engines read of a page besides its text: the way to it, the house on its home page, the product. */
function structuredDataOf(read: ReadPage): StructuredData[] {
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
  const siteName = read.settings?.siteName ?? brand.name
  const subject = kind.subject?.(page, { url: url(read.path), siteName })
  return [breadcrumbData(crumbs), ...(subject ? [subject] : [])]
}

function homeData({ settings }: ReadPage, url: string): StructuredData {
  const { companyName, phone, email, address } = settings ?? {}
  return organizationData({ name: companyName ?? brand.name, url, phone, email, address })
}
