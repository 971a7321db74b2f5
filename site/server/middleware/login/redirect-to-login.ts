import { NextResponse } from 'next/server'
import { customerOf } from '#site/identity/customer.ts'
import type { Visit } from '../request-context.ts'

/**
 * The door of the extranet: who has not logged in is sent to do so and comes back to the same address. It spares people a
 * refusal; what is behind it asks for the customer itself.
 */
export async function askForLogin(visit: Visit): Promise<Response | Visit> {
  const { request } = visit
  if ((await customerOf(request.headers.get('cookie'))) !== undefined) return visit
  const login = new URL('/api/auth/login', request.url)
  login.searchParams.set('returnTo', `${request.nextUrl.pathname}${request.nextUrl.search}`)
  return NextResponse.redirect(login, { status: 307, headers: { 'cache-control': 'private, no-store' } })
}
