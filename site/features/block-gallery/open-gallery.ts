import { NextResponse } from 'next/server'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { env } from '#site/server/configuration/env.ts'
import { isMoved, redirectToCanonical } from '#site/server/middleware/address/redirect-to-canonical.ts'
import type { Step } from '#site/server/middleware/request-context.ts'

const gallery = /^\/_gallery(\/|$)/

/**
 * The block gallery is for developers and editors: it opens on a developer's machine and on gated websites that are not
 * public. Everywhere else its address is a 404.
 */
export const openGallery: Step = (context) => {
  const { path, request, site } = context
  if (!gallery.test(path) || !hasGallery(site)) return context
  if (isMoved(context)) return redirectToCanonical(context)
  const url = request.nextUrl.clone()
  url.pathname = path.replace(gallery, '/base/en/block-gallery$1')
  return NextResponse.rewrite(url, { headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' } })
}

function hasGallery({ isGated, isPublic }: Site): boolean {
  return env.NODE_ENV === 'development' || (isGated && !isPublic)
}
