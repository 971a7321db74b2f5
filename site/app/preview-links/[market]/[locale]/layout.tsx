import { setI18n } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { PageDocument } from '#site/app/page-document.tsx'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'

type PlainDocumentProps = { children: ReactNode; params: Promise<SiteContextParams> }

/**
 * The document of what preview links show. It has no navigator, so that links load documents: nothing that reads the address of this
 * page, which is its key, goes on in the next one.
 */
export default async function PlainDocument({ children, params }: PlainDocumentProps) {
  const { locale } = siteContextOf(await params)
  setI18n(await messagesFor(locale))
  return <PageDocument locale={locale}>{children}</PageDocument>
}
