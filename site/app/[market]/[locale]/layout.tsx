import '#site/ui/page.css'
import { setI18n } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { type PlaceParams, placeOf } from '#site/app/place-of.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { locales } from '#site/routing/locales.ts'

type LayoutProps = { children: ReactNode; params: Promise<PlaceParams> }

/** The document of every page: its language and direction are those of the address. */
export default async function DocumentLayout({ children, params }: LayoutProps) {
  const { locale } = placeOf(await params)
  setI18n(await messagesFor(locale))
  const { iso, direction } = locales[locale]
  return (
    <html lang={iso} dir={direction}>
      <body>{children}</body>
    </html>
  )
}
