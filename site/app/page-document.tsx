import '#site/ui/styles/page.css'
import type { ReactNode } from 'react'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { ownScript } from '#site/server/security/own-script.ts'

/** The document of a page, in the language and direction of its locale. */
export function PageDocument({ locale, children }: { locale: LocaleCode; children: ReactNode }) {
  const { iso, direction } = locales[locale]
  return (
    <html lang={iso} dir={direction}>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours, and a script's text is not escaped by React */}
        <script dangerouslySetInnerHTML={{ __html: ownScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
