import type { MenuItem } from 'component-schemas/content-types/site-settings/schema.ts'
import type { ReactNode } from 'react'
import { foreignTag } from '#site/app/foreign-tag.ts'
import { headerSearch } from '#site/app/header-search.ts'
import { languageSwitch } from '#site/app/language-switch.ts'
import { getSettings } from '#site/content/get-settings.ts'
import { layouts } from '#site/layouts/layouts.ts'
import { hasFailed } from '#site/page-store/render-record.ts'
import { locales } from '#site/routing/locales.ts'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { within } from '#site/within.ts'

type ErrorFrameProps = {
  place: Place
  layout: LayoutName
  /** The menu of an area of its own, instead of the site's and its search. */
  areaMenu?: readonly MenuItem[] | undefined
  children: ReactNode
}

/** Of a screen that stands for a page which could not be drawn in time. */
const patienceMs = 300

/** The layout around a screen that is no page of content; it must not fail for want of a menu, nor wait for one. */
export async function ErrorFrame({ place, layout, areaMenu, children }: ErrorFrameProps) {
  const Layout = layouts[layout]
  const asking = getSettings(place)
  const known = await (hasFailed() ? within(patienceMs, asking) : asking).catch(() => undefined)
  return (
    <Layout
      settings={known?.settings}
      languages={{ settings: foreignTag(known?.language, place) }}
      locale={locales[place.locale].iso}
      alternates={languageSwitch(place, [])}
      homeHref={pathFor(routeNamed('home'), {}, place)}
      search={areaMenu ? undefined : headerSearch(place)}
      areaMenu={areaMenu}
      path=""
    >
      {children}
    </Layout>
  )
}
