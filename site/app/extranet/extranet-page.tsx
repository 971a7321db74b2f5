import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { drawExtranet } from '#site/app/extranet/draw-extranet.tsx'
import { extranetMenu } from '#site/app/extranet/extranet-menu.ts'
import { nameOfExtranet } from '#site/app/extranet/name-of-extranet.ts'
import { readExtranetPage } from '#site/app/extranet/read-extranet-page.ts'
import { foreignTag } from '#site/app/foreign-tag.ts'
import { languageSwitch } from '#site/app/language-switch.ts'
import { queryKey } from '#site/app/query-key.ts'
import { type PageRequest, visitorContext } from '#site/app/read-page.ts'
import { layouts } from '#site/layouts/layouts.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { DocumentOwner } from '#site/navigation/document-owner.client.tsx'
import { locales } from '#site/routing/locales.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { metaTitle } from '#site/seo/meta-title.ts'
import { ExtranetUnavailable } from '#site/templates/extranet-unavailable/extranet-unavailable.tsx'

/** A page behind the login is nothing for search engines, and nothing of it stands in a preview of its link. */
export async function extranetMetadata(request: PageRequest): Promise<Metadata> {
  const robots = { index: false, follow: false }
  const read = await readExtranetPage(request)
  if (!read?.page) return { robots }
  const i18n = await messagesFor(read.place.locale)
  return { robots, title: metaTitle(i18n, { pageTitle: nameOfExtranet(read.page) }, read.settings?.siteName) }
}

/** A page of the extranet in its template and layout. */
export async function ExtranetPage({ request }: { request: PageRequest }) {
  const read = await readExtranetPage(request)
  if (!read) notFound()
  const { place, match, settings, languages, path, login } = read
  const i18n = await messagesFor(place.locale)
  setI18n(i18n)
  const Layout = layouts[match.route.layout]
  const [story, ancestors] = read.page ? [read.page.story, read.ancestors] : [{ alternates: [] }, []]
  return (
    <Layout
      key={await queryKey(request)}
      settings={settings}
      locale={locales[place.locale].iso}
      languages={{ page: foreignTag(languages.page, place), settings: foreignTag(languages.settings, place) }}
      alternates={languageSwitch(place, story.alternates, ancestors)}
      homeHref={pathFor(routeNamed('home'), {}, place)}
      path={path}
      areaMenu={extranetMenu(i18n, place)}
    >
      {login !== undefined && <DocumentOwner login={login} />}
      {read.page ? (
        drawExtranet({ ...read, context: visitorContext(place, { path, returned: undefined }) })
      ) : (
        <ExtranetUnavailable href={path} />
      )}
    </Layout>
  )
}
