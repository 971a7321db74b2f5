import { NextResponse } from 'next/server'
import type { Step } from './visit.ts'

/** Spec section 2: a trailing slash on any path but the root is removed by a redirect; the query stays. */
export const removeTrailingSlash: Step = (visit) => {
  const { path, request } = visit
  if (path === '/' || !path.endsWith('/')) return visit
  const url = request.nextUrl.clone()
  // Leading slashes are folded too: `//other.example/` must not become the address of another host.
  url.pathname = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`
  return NextResponse.redirect(url, 308)
}
