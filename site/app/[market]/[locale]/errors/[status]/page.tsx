import { msg } from '@lingui/core/macro'
import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { ErrorFrame } from '#site/app/error-frame.tsx'
import { type PlaceParams, placeOf } from '#site/app/place-of.ts'
import { type ErrorScreen, screenForStatus } from '#site/errors.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { ErrorPage } from '#site/templates/error-page/error-page.tsx'

export const dynamic = 'force-dynamic'

type ErrorProps = {
  params: Promise<PlaceParams & { status: string }>
  searchParams: Promise<{ area?: string | string[] }>
}

const titles = {
  forbidden: msg`No access`,
  unauthorized: msg`Forbidden access`,
  'not-found': msg`Page not found`,
  generic: msg`Something went wrong`,
} as const satisfies Record<ErrorScreen, unknown>

export const metadata: Metadata = { robots: { index: false } }

/** The screens the gateway shows instead of a page; it sets their status. */
export default async function ErrorScreenPage({ params, searchParams }: ErrorProps) {
  const { status, ...segments } = await params
  const place = placeOf(segments)
  const i18n = await messagesFor(place.locale)
  setI18n(i18n)
  const screen = screenForStatus(Number(status))
  const isExtranet = (await searchParams).area === 'extranet'
  return (
    // Product specification, section 2: the screen of the preview gate stands alone.
    <ErrorFrame place={place} layout={screen === 'unauthorized' ? 'empty' : 'default'}>
      {/* An element: with status 404 the framework asks another file than this one for metadata. */}
      <title>{i18n._(titles[screen])}</title>
      <ErrorPage
        screen={screen}
        status={Number(status)}
        homeHref={pathFor(routeNamed(isExtranet ? 'extranet' : 'home'), {}, place)}
      />
    </ErrorFrame>
  )
}
