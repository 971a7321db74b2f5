import { msg } from '@lingui/core/macro'
import { setI18n } from '@lingui/react/server'
import { isIdentityErrorCode } from '#site/identity/identity-errors.ts'
import { returnPath } from '#site/identity/login/return-path.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'
import { ErrorFrame } from './error-frame-page.tsx'
import { LoginError } from './login-error.tsx'

type Asked = Readonly<Record<string, string | string[] | undefined>>
type LoginErrorPageProps = { params: Promise<SiteContextParams>; searchParams: Promise<Asked> }

/** Anybody may write the address of this page: nothing in it is trusted. */
export async function LoginErrorPage({ params, searchParams }: LoginErrorPageProps) {
  const siteContext = siteContextOf(await params)
  const i18n = await messagesFor(siteContext.locale)
  setI18n(i18n)
  const { error, reference, returnTo } = await searchParams
  const wanted = returnPath(textOf(returnTo))
  const target = wanted === '/' ? pathFor(routeNamed('extranet'), {}, siteContext) : wanted
  return (
    <ErrorFrame title={i18n._(msg`The sign-in did not succeed`)} siteContext={siteContext} layout="default">
      <LoginError
        code={isIdentityErrorCode(error) ? error : 'provider_error'}
        reference={/^[0-9a-f]{8}$/.test(textOf(reference)) ? textOf(reference) : undefined}
        contact={env.IDENTITY_CONTACT}
        loginHref={`/api/auth/login?${new URLSearchParams({ returnTo: target })}`}
        homeHref={pathFor(routeNamed('home'), {}, siteContext)}
      />
    </ErrorFrame>
  )
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
