import { setI18n } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { ConsentPanel } from '#site/browser/consent/consent-panel.tsx'
import { consentLawFor } from '#site/browser/consent/market-law.ts'
import { tagsFor } from '#site/browser/consent/tags.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { env, tagSettingsOf, takesFieldData } from '#site/server/configuration/env.ts'
import { type SiteContextParams, siteContextOf } from './site-context-of.ts'

/** Around every public page, and around no other: pages behind the login measure nothing. */
export async function ConsentFrame({ children, params }: { children: ReactNode; params: Promise<SiteContextParams> }) {
  const { market, locale } = siteContextOf(await params)
  setI18n(await messagesFor(locale))
  const tags = tagsFor(tagSettingsOf(env))
  return (
    <>
      <ConsentPanel law={consentLawFor(market)} tags={tags} takesFieldData={takesFieldData(env)} />
      {children}
    </>
  )
}
