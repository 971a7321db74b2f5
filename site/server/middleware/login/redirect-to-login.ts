import { NextResponse } from 'next/server'
import { customerOf } from '#site/identity/customer.ts'
import type { RequestContext } from '../request-context.ts'

/**
 * The door of the extranet: who has not logged in is sent to do so and comes back to the same address. It spares people a
 * refusal; what is behind it asks for the customer itself.
 */
export async function redirectToLogin(context: RequestContext): Promise<Response | RequestContext> {
  const { request } = context
  if ((await customerOf(request.headers.get('cookie'))) !== undefined) return context
  const login = new URL('/api/auth/login', request.url)
  login.searchParams.set('returnTo', `${request.nextUrl.pathname}${request.nextUrl.search}`)
  return NextResponse.redirect(login, { status: 307, headers: { 'cache-control': 'private, no-store' } })
}
