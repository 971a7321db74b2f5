import type { IncomingMessage } from 'node:http'
import { markdownAddress, pageAddress } from '#site/routing/markdown-address.ts'
import type { RawResponse } from '#site/server/page-cache/cached-response.ts'
import { isPageRequest, type PageRequest, requestsDocument } from '#site/server/page-cache/request/cache-key.ts'
import type { MarkdownOfPages } from '#site/server/page-cache/request/serve-request.ts'
import { isPersonal } from '#site/server/pipeline/is-personal.ts'
import { pathOf, siteOf } from '#site/server/pipeline/website-of-host.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { toMarkdown } from './to-markdown.ts'

/**
 * The target of a request whose client prefers Markdown: that of the page's Markdown. So the same address has two forms and the cached page
 * does not depend on `Accept`. A page that depends on the visitor has no Markdown.
 */
function negotiatedTarget(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
  const { url = '/', headers } = request
  const isNegotiable = prefersMarkdown(headers.accept) && requestsDocument(request) && isPageRequest(request)
  return isNegotiable && !isPersonal(request) ? markdownAddress(url) : url
}

/** The request for the page of which a request wants the Markdown. */
function pageRequest({ method, url = '/', headers: { host } }: PageRequest): PageRequest {
  return { method, url: pageAddress(url), headers: { host } }
}

/** Headers of a page that belong to its Markdown too. */
const shared: ReadonlySet<string> = new Set([
  'link',
  'retry-after',
  'x-hands-on-query',
  'x-reads-parameters',
  'x-robots-tag',
])

/**
 * The response with the Markdown of a page, from that with the page: status and redirects are the same.
 * @param request that of the page
 */
function markdownOfPage({ url = '/', headers: { host } }: PageRequest, page: RawResponse): RawResponse {
  const { location } = page.headers
  const website = siteOf(host).websiteUri
  const text = isDocument(page) ? toMarkdown(page.body.toString('utf8'), { website, path: pathOf({ url }) }) : ''
  const headers = {
    ...Object.fromEntries(Object.entries(page.headers).filter(([name]) => shared.has(name))),
    ...(location === undefined ? {} : { location: markdownLocation(location, host) }),
    'content-type': 'text/markdown; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    vary: 'Accept',
  }
  return { ...page, headers, body: Buffer.from(text) }
}

function isDocument({ headers }: RawResponse): boolean {
  return headers['content-type']?.startsWith('text/html') === true
}

/** A redirect to another page of the website leads to its Markdown. */
function markdownLocation(location: string, host: string | undefined): string {
  const target = URL.parse(location, `http://${host}`)
  const isPage = target?.host === host && isPageRequest({ method: 'GET', url: target?.pathname, headers: {} })
  if (!target || !isPage) return location
  return markdownAddress(`${target.pathname}${target.search}`)
}

export const markdownForms: MarkdownOfPages = { pageRequest, markdownOfPage, prefersMarkdown, negotiatedTarget }
