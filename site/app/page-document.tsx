import '#site/ui/styles/page.css'
import type { ReactNode } from 'react'
import { localeForScript } from '#site/routing/cookies/locale-cookie.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { env } from '#site/server/configuration/env.ts'
import { ownScript } from '#site/server/security/own-script.ts'

type DocumentProps = {
  locale: LocaleCode
  /** Absent where a visit is not remembered. */
  market?: Market
  children: ReactNode
}

/** The document of a page, in the language and direction of its locale. */
export function PageDocument({ locale, market, children }: DocumentProps) {
  const remembered = env.CDN !== undefined && market ? localeForScript(locale, market) : undefined
  const { iso, direction } = locales[locale]
  return (
    <html lang={iso} dir={direction} {...(remembered !== undefined && { 'data-locale': remembered })}>
      <head>
        {/* oxlint-disable-next-line react/no-danger -- a constant of ours, and a script's text is not escaped by React */}
        <script dangerouslySetInnerHTML={{ __html: ownScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
