import { NextResponse } from 'next/server'
import { listRedirects } from '#site/content/addresses/list-redirects.ts'
import type { Step } from '../request-context.ts'
import { canonical } from './canonical-path.ts'

/**
 * Redirects of the editors and of the build (product specification, section 4). A target on another website is sent at
 * once; a target on this one is made canonical first, so that one redirect is enough.
 */
export const followRedirect: Step = async (context) => {
  const { targets } = await listRedirects(context.market)
  const target = targets.get(context.path) ?? targets.get(context.path.toLowerCase())
  if (!target) return context
  if (!target.to.startsWith('/')) return NextResponse.redirect(target.to, target.status)
  const hasMore = /[?#]/.test(target.to)
  if (hasMore) return NextResponse.redirect(new URL(target.to, context.request.nextUrl), target.status)
  return { ...context, path: canonical(target.to), movedWith: target.status }
}
