import { msg } from '@lingui/core/macro'
import { setI18n } from '@lingui/react/server'
import type { MenuItem } from 'component-schemas/content-types/site-settings/schema.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { extranetMenu } from '#site/page-kinds/extranet/extranet-menu.ts'
import { SearchForm } from '#site/page-kinds/parts/query-form/search-form.tsx'
import { headerSearch } from '#site/page-kinds/public/header-search.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'
import { type ErrorScreen, screenForStatus } from '#site/server/errors.ts'
import { ErrorFrame } from './error-frame-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { RenewPreview } from './renew-preview.client.tsx'

export type ErrorScreenProps = {
  params: Promise<SiteContextParams & { status: string }>
  searchParams: Promise<{ area?: string | string[] }>
}

const titles = {
  forbidden: msg`No access`,
  unauthorized: msg`Forbidden access`,
  'not-found': msg`Page not found`,
  ended: msg`Link has ended`,
  generic: msg`Something went wrong`,
} as const satisfies Record<ErrorScreen, unknown>

/** The screen that the middleware shows instead of a page; the middleware sets its status. */
export async function ErrorScreenPage({ params, searchParams }: ErrorScreenProps) {
  const { status, ...segments } = await params
  const siteContext = siteContextOf(segments)
  const i18n = await messagesFor(siteContext.locale)
  setI18n(i18n)
  const screen = screenForStatus(Number(status))
  const isExtranet = (await searchParams).area === 'extranet'
  const hasSearch = screen === 'not-found' && !isExtranet
  const { href, ...site } = headerSearch(siteContext)
  return (
    <ErrorFrame
      title={i18n._(titles[screen])}
      siteContext={siteContext}
      hasSearch={hasSearch}
      {...layoutFor(screen, isExtranet ? extranetMenu(i18n, siteContext) : undefined)}
    >
      <ErrorPage
        screen={screen}
        status={Number(status)}
        contact={isExtranet ? env.IDENTITY_CONTACT : undefined}
        homeHref={pathFor(routeNamed(isExtranet ? 'extranet' : 'home'), {}, siteContext)}
      >
        {hasSearch && <SearchForm action={href} words="" suggestions={{ family: 'public', ...site }} />}
        {screen === 'unauthorized' && (
          <RenewPreview
            editorOrigin={env.EDITOR_ORIGIN}
            label={i18n._(msg`Renew the preview`)}
            help={i18n._(msg`The preview was not renewed. Reload the visual editor.`)}
          />
        )}
      </ErrorPage>
    </ErrorFrame>
  )
}

/** A customer who may not read one page is still in the extranet: its menu leads on. */
function layoutFor(screen: ErrorScreen, menu: readonly MenuItem[] | undefined) {
  // Product specification, section 2: the screen of the preview gate has no layout around it.
  if (screen === 'unauthorized') return { layout: 'empty' } as const
  return screen === 'forbidden' && menu
    ? ({ layout: 'extranet', areaMenu: menu } as const)
    : { layout: 'default' as const }
}
