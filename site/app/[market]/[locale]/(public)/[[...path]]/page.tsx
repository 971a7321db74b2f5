import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { drawPage } from '#site/app/draw-page.tsx'
import { factsOf } from '#site/app/facts-of.ts'
import { languageSwitch } from '#site/app/language-switch.ts'
import { layoutOf } from '#site/app/layout-of.ts'
import { type PublicParams, readPage } from '#site/app/read-page.ts'
import { layouts } from '#site/layouts/layouts.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { pageMetadata } from '#site/seo/page-metadata.ts'

/** Drawn when asked for; the page store in front keeps what was drawn. */
export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<PublicParams>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const read = await readPage(props)
  return read ? pageMetadata(factsOf(read)) : {}
}

export default async function PublicPage(props: PageProps) {
  const read = await readPage(props)
  if (!read) notFound()
  const { place, match, page, settings, path } = read
  setI18n(await messagesFor(place.locale))
  const Layout = layouts[layoutOf(match.route, page)]
  return (
    <Layout
      settings={settings}
      locale={locales[place.locale].iso}
      alternates={languageSwitch(place, page.story.alternates)}
      homeHref={pathFor(routeNamed('home'), {}, place)}
      path={path}
    >
      {drawPage(read)}
    </Layout>
  )
}
