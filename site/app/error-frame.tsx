import type { ReactNode } from 'react'
import { foreignTag } from '#site/app/foreign-tag.ts'
import { headerSearch } from '#site/app/header-search.ts'
import { languageSwitch } from '#site/app/language-switch.ts'
import { getSettings } from '#site/content/get-settings.ts'
import { layouts } from '#site/layouts/layouts.ts'
import { locales } from '#site/routing/locales.ts'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { routeNamed } from '#site/routing/route-table.ts'

type ErrorFrameProps = { place: Place; layout: LayoutName; children: ReactNode }

/** The layout around a screen that is no page of content; it must not fail for want of a menu. */
export async function ErrorFrame({ place, layout, children }: ErrorFrameProps) {
  const Layout = layouts[layout]
  const known = await getSettings(place).catch(() => undefined)
  return (
    <Layout
      settings={known?.settings}
      languages={{ settings: foreignTag(known?.language, place) }}
      locale={locales[place.locale].iso}
      alternates={languageSwitch(place, [])}
      homeHref={pathFor(routeNamed('home'), {}, place)}
      search={headerSearch(place)}
      path=""
    >
      {children}
    </Layout>
  )
}
