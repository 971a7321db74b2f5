import { type NextRequest, NextResponse } from 'next/server'
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = `/base/es${url.pathname}`
  return NextResponse.rewrite(url)
}
export const config = { matcher: ['/((?!_next/|api/).*)'] }
