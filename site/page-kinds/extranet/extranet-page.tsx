import type { I18n } from '@lingui/core'
import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'
import { DocumentOwner } from '#site/browser/navigation/document-owner/document-owner.client.tsx'
import { customerRecords } from '#site/features.customers.ts'
import { extranetVisits } from '#site/features.extranet.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { layouts } from '#site/page-kinds/layouts/layouts.tsx'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import { frameOf } from '#site/page-kinds/public/frame-of.ts'
import { languageSwitch } from '#site/page-kinds/public/language-switch.ts'
import { queryKey } from '#site/page-kinds/public/query-key.ts'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import { pageKindOf } from '#site/page-kinds/registry.ts'
import { metaTitle } from '#site/page-kinds/seo/meta-title.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { RouteName } from '#site/routing/route-table.ts'
import { extranetMenu } from './extranet-menu.ts'
import { ExtranetUnavailable } from './extranet-unavailable.tsx'
import { readExtranetPage } from './read-extranet-page.ts'

/** A page behind the login is nothing for search engines, and a preview of its link shows nothing of it. */
export async function extranetMetadata(request: PageRequest): Promise<Metadata> {
  const robots = { index: false, follow: false }
  const read = await readExtranetPage(request)
  if (!read?.page) return { robots }
  const i18n = await messagesFor(read.siteContext.locale)
  return { robots, title: metaTitle(i18n, pageKindOf(read.page).nameOf(read.page), read.settings?.siteName) }
}

/** A page of the extranet in its template and layout. */
export async function ExtranetPage({ request }: { request: PageRequest }) {
  const read = await readExtranetPage(request)
  if (!read) notFound()
  const { siteContext, match, page, query, settings, languages, path, ancestors, login } = read
  const i18n = await messagesFor(siteContext.locale)
  setI18n(i18n)
  const [counted, below] = page ? await Promise.all([countOwn(siteContext, i18n), showBelow(read)]) : [{}]
  const Layout = layouts[match.route.layout]
  return (
    <Layout
      key={await queryKey(request)}
      settings={settings}
      {...frameOf(siteContext, languages)}
      alternates={languageSwitch(siteContext, page?.story.alternates ?? [], {
        above: ancestors,
        chosen: page && { template: page.template, query },
      })}
      path={path}
      areaMenu={extranetMenu(i18n, siteContext, counted)}
    >
      {login !== undefined && <DocumentOwner login={login} />}
      {page ? pageKindOf(page).render(page, read) : <ExtranetUnavailable href={path} />}
      {below}
    </Layout>
  )
}

/** What features count for the customer, by the route of the entry in the menu. */
async function countOwn(siteContext: SiteContext, i18n: I18n): Promise<Partial<Record<RouteName, string>>> {
  const counts = customerRecords.flatMap(({ counts: some = [] }) => some)
  return Object.fromEntries(
    await Promise.all(counts.map(async ({ route, count }) => [route, await count(siteContext, i18n)])),
  )
}

/** What features show below each page. */
async function showBelow({ siteContext, context }: Surroundings): Promise<ReactNode[]> {
  return await Promise.all(
    extranetVisits.map(async ({ name, below }) => (
      <Fragment key={name}>{await below?.(siteContext, context)}</Fragment>
    )),
  )
}
