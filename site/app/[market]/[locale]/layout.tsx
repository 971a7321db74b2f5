import '#site/ui/styles/page.css'
import { msg } from '@lingui/core/macro'
import { setI18n } from '@lingui/react/server'
import { type ReactNode, Suspense } from 'react'
import { Navigator } from '#site/browser/navigation/navigator.client.tsx'
import { buildId } from '#site/browser/navigation/releases/build.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { failureMessagesFor } from '#site/page-kinds/errors/failure-messages-for.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { locales } from '#site/routing/locales.ts'
import { skipQuietly } from '#site/server/security/skip-quietly.ts'

type LayoutProps = { children: ReactNode; params: Promise<SiteContextParams> }

/** The document of every page: its language and direction are those of the address. */
export default async function DocumentLayout({ children, params }: LayoutProps) {
  const siteContext = siteContextOf(await params)
  const { locale } = siteContext
  const i18n = await messagesFor(locale)
  setI18n(i18n)
  const { iso, direction } = locales[locale]
  return (
    <html lang={iso} dir={direction}>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours, and a script's text is not escaped by React */}
        <script dangerouslySetInnerHTML={{ __html: skipQuietly }} />
      </head>
      <body>
        <Suspense>
          <Navigator
            build={buildId()}
            failure={failureMessagesFor(i18n, siteContext)}
            loading={i18n._(msg`The page is loading …`)}
          />
        </Suspense>
        {children}
      </body>
    </html>
  )
}
