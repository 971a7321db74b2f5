import '#site/ui/styles/page.css'
import { setI18n } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { locales } from '#site/routing/locales.ts'
import { skipQuietly } from '#site/server/security/skip-quietly.ts'

type PlainDocumentProps = { children: ReactNode; params: Promise<SiteContextParams> }

/**
 * The document of what preview links show. It has no navigator, so that links load documents: nothing that reads the address of this
 * page, which is its key, goes on in the next one.
 */
export default async function PlainDocument({ children, params }: PlainDocumentProps) {
  const { locale } = siteContextOf(await params)
  setI18n(await messagesFor(locale))
  const { iso, direction } = locales[locale]
  return (
    <html lang={iso} dir={direction}>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours, and a script's text is not escaped by React */}
        <script dangerouslySetInnerHTML={{ __html: skipQuietly }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
