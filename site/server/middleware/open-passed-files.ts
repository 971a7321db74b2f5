import { NextResponse } from 'next/server'
import { openLink } from '#site/extranet/passing/open-link.ts'
import { localeOfLink } from '#site/extranet/passing/passed-files.ts'
import { isMarketId } from '#site/routing/markets.ts'
import { passedPagePath, passedParameter } from '#site/routing/query/passed-addresses.ts'
import type { Step } from './request-context.ts'
import { showError } from './show-error.ts'

/**
 * The page of files that a customer passes on to a person without an account. It lists them and opens nothing else; the page reads the link
 * again (`page-kinds/extranet/passed`).
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
