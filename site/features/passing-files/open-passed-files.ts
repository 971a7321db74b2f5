import { NextResponse } from 'next/server'
import { isMarketId } from '#site/routing/markets.ts'
import type { Step } from '#site/server/middleware/request-context.ts'
import { showError } from '#site/server/middleware/show-error.ts'
import { openLink } from './open-link.ts'
import { passedPagePath, passedParameter } from './passed-addresses.ts'
import { localeOfLink } from './passed-files.ts'

/**
 * The page of files that a customer passes on to a person without an account. It lists them and opens nothing else; the page reads the link
 * again.
 */
export const openPassedFiles: Step = async (context) => {
  const { request, path } = context
  if (path !== passedPagePath) return context
  const tokens = request.nextUrl.searchParams.getAll(passedParameter)
  const link = await openLink(
    tokens.length === 1 ? String(tokens[0]) : '',
    request.headers.get('x-visitor-address') ?? '',
  )
  if (!isMarketId(link.market)) return showError(context, 'page-not-found')
  const url = request.nextUrl.clone()
  url.pathname = `/passed-files/${link.market}/${localeOfLink(link)}`
  return NextResponse.rewrite(url)
}
