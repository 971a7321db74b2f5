import type { MenuItem } from 'component-schemas/content-types/site-settings/schema.ts'
import type { ReactNode } from 'react'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { layouts } from '#site/page-kinds/layouts/layouts.tsx'
import { frameOf } from '#site/page-kinds/public/frame-of.ts'
import { headerSearch } from '#site/page-kinds/public/header-search.ts'
import { languageSwitch } from '#site/page-kinds/public/language-switch.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { hasFailed } from '#site/server/page-cache/render/render-record.ts'
import { within } from '#site/server/time-limit.ts'
import { errorFrameMs } from '#site/server/upstream/time-limits.ts'

type ErrorFrameProps = {
  /** Of the document. */
  title: string
  siteContext: SiteContext
  layout: LayoutName
  /** The menu of an area of its own, instead of the site's and its search. */
  areaMenu?: readonly MenuItem[] | undefined
  /** Whether the screen itself has a field to search with. */
  hasSearch?: boolean
  children: ReactNode
}

/** The layout around a screen that is no page of content; it must not fail for want of a menu, nor wait for one. */
export async function ErrorFrame({
  title,
  siteContext,
  layout,
  areaMenu,
  hasSearch = false,
  children,
}: ErrorFrameProps) {
  const Layout = layouts[layout]
  const pending = getSettings(siteContext)
  const known = await (hasFailed() ? within(errorFrameMs, pending) : pending).catch(() => undefined)
  return (
    <Layout
      settings={known?.settings}
      {...frameOf(siteContext, { settings: known?.language })}
      alternates={languageSwitch(siteContext, [])}
      search={areaMenu || hasSearch ? undefined : headerSearch(siteContext)}
      areaMenu={areaMenu}
      path=""
    >
      {/* An element: with status 404 the framework asks another file than the page's for metadata. */}
      <title>{title}</title>
      {children}
    </Layout>
  )
}
