import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { isIdentityErrorCode } from '#site/identity/identity-errors.ts'
import { returnPath } from '#site/identity/login/return-path.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { ErrorFrame } from '#site/page-kinds/errors/error-frame-page.tsx'
import { LoginError } from '#site/page-kinds/errors/login-error.tsx'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false } }

type Asked = Readonly<Record<string, string | string[] | undefined>>
type LoginErrorProps = { params: Promise<SiteContextParams>; searchParams: Promise<Asked> }

/** Where a login that failed leads (`server/middleware/login/open-login-error.ts`). Anybody may write such an address: nothing in it is believed. */
export default async function LoginErrorPage({ params, searchParams }: LoginErrorProps) {
  const siteContext = siteContextOf(await params)
  setI18n(await messagesFor(siteContext.locale))
  const { error, reference, returnTo } = await searchParams
  const homeHref = pathFor(routeNamed('home'), {}, siteContext)
  const wanted = returnPath(textOf(returnTo))
  const target = wanted === '/' ? pathFor(routeNamed('extranet'), {}, siteContext) : wanted
  return (
    <ErrorFrame siteContext={siteContext} layout="default">
      <LoginError
        code={isIdentityErrorCode(error) ? error : 'provider_error'}
        reference={/^[0-9a-f]{8}$/.test(textOf(reference)) ? textOf(reference) : undefined}
        contact={env.IDENTITY_CONTACT}
        loginHref={`/api/auth/login?${new URLSearchParams({ returnTo: target })}`}
        homeHref={homeHref}
      />
    </ErrorFrame>
  )
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
