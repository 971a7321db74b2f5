import { msg } from '@lingui/core/macro'
import { setI18n } from '@lingui/react/server'
import { type ReactNode, Suspense } from 'react'
import { PageDocument } from '#site/app/page-document.tsx'
import { Navigator } from '#site/browser/navigation/navigator.client.tsx'
import { buildId } from '#site/browser/navigation/releases/build.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { failureMessagesFor } from '#site/page-kinds/errors/failure-messages-for.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'

type LayoutProps = { children: ReactNode; params: Promise<SiteContextParams> }

/** The document of every page: its language and direction are those of the address. */
export default async function DocumentLayout({ children, params }: LayoutProps) {
  const siteContext = siteContextOf(await params)
  const i18n = await messagesFor(siteContext.locale)
  setI18n(i18n)
  return (
    <PageDocument locale={siteContext.locale} market={siteContext.market}>
      <Suspense>
        <Navigator
          build={buildId()}
          failure={failureMessagesFor(i18n, siteContext)}
          loading={i18n._(msg`The page is loading …`)}
          offline={i18n._(msg`There is no connection. The page opens when it is back.`)}
        />
      </Suspense>
      {children}
    </PageDocument>
  )
}
