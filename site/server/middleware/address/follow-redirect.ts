import { NextResponse } from 'next/server'
import { listRedirects } from '#site/content/addresses/list-redirects.ts'
import type { Step } from '../request-context.ts'
import { tidied } from './canonical-path.ts'

/**
 * Redirects of the editors and of the build (product specification, section 4). A target on another website is
 * answered at once; one of ours is made canonical first, so that the visitor is sent on only once.
 */
export const followRedirect: Step = async (visit) => {
  const target = (await listRedirects(visit.market)).targets.get(visit.path)
  if (!target) return visit
  if (!target.to.startsWith('/')) return NextResponse.redirect(target.to, target.status)
  const hasMore = /[?#]/.test(target.to)
  if (hasMore) return NextResponse.redirect(new URL(target.to, visit.request.nextUrl), target.status)
  return { ...visit, path: tidied(target.to), movedWith: target.status }
}
