import type { NextRequest } from 'next/server'
import { runMiddleware } from './server/middleware/steps.ts'
import { isTooEarly, tooEarly } from './server/refusals/too-early.ts'

export async function proxy(request: NextRequest): Promise<Response> {
  return isTooEarly() ? tooEarly() : await runMiddleware(request)
}

/** Everything but the framework's files, our interfaces, the icon and what only programs read is an address. */
export const config = {
  matcher: [
    '/((?!_next/|api/|builds/|sitemaps/|feeds/|01/|icon\\.svg$|icon[12]\\.png$|apple-icon\\.png$|manifest\\.webmanifest$|llms\\.txt$|robots\\.txt$|sitemap\\.xml$|\\.well-known/security\\.txt$).*)',
  ],
}
