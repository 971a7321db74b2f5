import { NextResponse } from 'next/server'
import type { Step } from './visit.ts'

/** Spec section 2: a trailing slash on any path but the root is removed by a redirect; the query stays. */
export const removeTrailingSlash: Step = (visit) => {
  const { path, request } = visit
  if (path === '/' || !path.endsWith('/')) return visit
  // Leading slashes are folded too: `//other.example/` must not become the address of another host. A plain URL,
  // because the framework's own puts the slash back.
  const address = `/${request.nextUrl.pathname.replace(/^\/+|\/+$/g, '')}${request.nextUrl.search}`
  return NextResponse.redirect(new URL(address, request.url), 308)
}
