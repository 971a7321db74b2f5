import { NextResponse } from 'next/server'
import { customerOf } from '#site/identity/customer-of.ts'
import type { RequestContext } from '../request-context.ts'

/**
 * Redirects a visitor without a session to the login, which returns to the same address. This is for convenience, not
 * protection: the readers behind check the customer themselves.
 */
export async function redirectToLogin(context: RequestContext): Promise<Response | RequestContext> {
  const { request } = context
  if ((await customerOf(request.headers.get('cookie'))) !== undefined) return context
  const login = new URL('/api/auth/login', request.url)
  login.searchParams.set('returnTo', `${request.nextUrl.pathname}${request.nextUrl.search}`)
  return NextResponse.redirect(login, { status: 307, headers: { 'cache-control': 'private, no-store' } })
}
