import { setI18n } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { PageDocument } from './page-document.tsx'

/**
 * The document of a page whose address is its key. It has no navigator, so that links load documents: nothing that reads the address of
 * this page goes on in the next one.
 */
export async function PlainDocument({ children, params }: { children: ReactNode; params: Promise<SiteContextParams> }) {
  const { locale } = siteContextOf(await params)
  setI18n(await messagesFor(locale))
  return <PageDocument locale={locale}>{children}</PageDocument>
}
