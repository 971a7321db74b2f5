import { securityText } from '#site/page-kinds/seo/security-text.ts'
import { env } from '#site/server/configuration/env.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'

export const dynamic = 'force-dynamic'

/** The contact for reports of a weakness of the website of this host (RFC 9116). */
export function GET(request: Request): Response {
  const site = siteOfHeaders(request.headers)
  return new Response(securityText(site, { contact: env.SECURITY_CONTACT, now: Date.now() }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
