import { msg } from '@lingui/core/macro'
import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { languageSwitch } from '#site/app/language-switch.ts'
import { type PlaceParams, placeOf } from '#site/app/place-of.ts'
import { getSettings } from '#site/content/get-settings.ts'
import { DefaultLayout } from '#site/layouts/default-layout.tsx'
import { messagesFor } from '#site/messages/load-messages.ts'
import { locales } from '#site/routing/locales.ts'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { ErrorPage } from '#site/templates/error-page/error-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false } }

/** The screens the gateway shows instead of a page; it sets their status. */
export default async function ErrorScreen({ params }: { params: Promise<PlaceParams & { status: string }> }) {
  const { status, ...segments } = await params
  const place = placeOf(segments)
  const i18n = await messagesFor(place.locale)
  setI18n(i18n)
  const isNotFound = status === '404'
  const homeHref = pathFor(routeNamed('home'), {}, place)
  return (
    <DefaultLayout
      settings={await settingsIfKnown(place)}
      locale={locales[place.locale].iso}
      alternates={languageSwitch(place, [])}
      homeHref={homeHref}
      path=""
    >
      {/* An element: with status 404 the framework asks another file than this one for metadata. */}
      <title>{isNotFound ? i18n._(msg`Page not found`) : i18n._(msg`Something went wrong`)}</title>
      <ErrorPage screen={isNotFound ? 'not-found' : 'generic'} homeHref={homeHref} />
    </DefaultLayout>
  )
}

/** An error screen must not fail for want of a menu. */
async function settingsIfKnown(place: Place) {
  try {
    return await getSettings(place)
  } catch {
    return undefined
  }
}
