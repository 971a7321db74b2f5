import { setI18n } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { type PlaceParams, placeOf } from '#site/app/place-of.ts'
import { ConsentPanel } from '#site/consent/consent-panel.tsx'
import { consentLawFor } from '#site/consent/market-law.ts'
import { tagsFor } from '#site/consent/tags.ts'
import { env, tagSettingsOf } from '#site/env.ts'
import { messagesFor } from '#site/messages/load-messages.ts'

type ConsentFrameProps = { children: ReactNode; params: Promise<PlaceParams> }

/** Around every public page, and around no other: pages behind the login measure nothing. */
export async function ConsentFrame({ children, params }: ConsentFrameProps) {
  const { market, locale } = placeOf(await params)
  setI18n(await messagesFor(locale))
  const tags = tagsFor(tagSettingsOf(env))
  return (
    <>
      <ConsentPanel law={consentLawFor(market)} tags={tags} />
      {children}
    </>
  )
}
