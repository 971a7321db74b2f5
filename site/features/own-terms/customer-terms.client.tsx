'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hintedLogin } from '#site/routing/cookies/login-hint.ts'

const TermsBar = lazy(async () => ({ default: (await import('./terms-bar.client.tsx')).TermsBar }))

const never = () => () => undefined
const isHinted = () => hintedLogin(document.cookie) !== undefined

/** What the product is to a signed-in customer. The page is the same for all: other browsers load nothing for it. */
export function CustomerTerms({ code }: { code: string }) {
  const isCustomer = useSyncExternalStore(never, isHinted, () => false)
  if (!isCustomer) return undefined
  return (
    <Suspense>
      <TermsBar code={code} />
    </Suspense>
  )
}
