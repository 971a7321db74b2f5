import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { featureProgramFolders, pageFormats } from '#site/features.ts'

/** Request headers by which the framework's server-component responses differ; part of the key, never trusted alone. */
const keyHeaders = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'] as const

/**
 * Headers of a payload request that the framework receives. `next-url` changes a response only in applications with intercepting
 * routes, of which there are none (`whole-payload.test.ts`); the framework still checks that it is present.
 */
export const payloadHeaders = [...keyHeaders, 'next-url'] as const

/** The framework's own parameter; pages add theirs (`KeyRules`). It repeats the headers, which are in the key. */
export const payloadParameter = '_rsc'

const folders = featureProgramFolders.map(({ folder }) => folder)
const cachedFolders = featureProgramFolders.filter(({ isCached }) => isCached).map(({ folder }) => folder)

/** The framework's files, our interfaces, the block gallery and addresses for programs are no pages. */
const noPage = new RegExp(
  String.raw`^/(${['_next', '_gallery', 'api', 'builds', 'sitemaps', ...folders].join('|')})(/|$)|^/(icon\.svg|icon[12]\.png|apple-icon\.png|llms\.txt|manifest\.webmanifest|robots\.txt|sitemap\.xml|\.well-known/security\.txt)$`,
)

/** Texts for programs that are made of content or configuration: cached like pages, but no visitor navigates to one. */
const text = new RegExp(
  String.raw`^/(${cachedFolders.map((one) => `${one}/.+|`).join('')}llms\.txt|manifest\.webmanifest|robots\.txt|sitemap\.xml|sitemaps/[^/]+)$`,
)

/** The Markdown of a page has the page's address with this end. */
const markdown = /\.md$/

/** Another format of a page, such as the data sheet of a product, is cached as a text, because its page is what people open most. */
const isOtherFormat = (path: string) => pageFormats.some(({ ending }) => path.endsWith(ending))

/** A longer address is rendered (and refused) without a cache entry. */
const maxCachedPath = 512

export type KeyRules = {
  /** Name of the website (a configured host), never the raw host: a made-up host must not make a new entry. */
  site: string
  /** Query parameters for each value of which a page is cached; a response to any other query is not. */
  parameters: ReadonlySet<string>
}

export type PageRequest = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }

/** Whether a request is for a page, which may be cached, rather than for a file or an interface. */
export function isPageRequest({ method, url }: PageRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const address = readUrl(url)
  return address !== undefined && !noPage.test(address.pathname) && !markdown.test(address.pathname)
}

/** Whether a request is for the Markdown of a page. */
export function isMarkdownRequest({ method, url }: PageRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const address = readUrl(url)
  return address !== undefined && !noPage.test(address.pathname) && markdown.test(address.pathname)
}

/** Whether a request is for a text that is cached like a page. */
export function isTextRequest({ method, url }: PageRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const address = readUrl(url)
  return address !== undefined && text.test(address.pathname)
}

/** Whether a request is for the document of a page, and not for a payload of the framework. */
export function requestsDocument({ headers }: PageRequest): boolean {
  return keyHeaders.every((name) => headers[name] === undefined)
}

/**
 * The cache key of a page's response, or undefined when it must not be cached: a query with other parameters, an overlong address.
 * Credentials change no page of a website without a password.
 */
export function responseKey({ url, headers }: PageRequest, { site, parameters }: KeyRules): string | undefined {
  const address = readUrl(url)
  if (!address || address.pathname.length + address.search.length > maxCachedPath) return undefined
  const isKnown = (name: string) => name === payloadParameter || parameters.has(name)
  if (![...address.searchParams.keys()].every(isKnown)) return undefined
  address.searchParams.delete(payloadParameter)
  const payload = keyHeaders.map((name) => headers[name] ?? '').join('\n')
  const digest = hash('sha256', `${site}\n${address.pathname}${address.search}\n${payload}`, 'base64url')
  return `${kindOf(headers, address)}:${digest}`
}

type Kind = 'html' | 'rsc' | 'query' | 'rsc-query' | 'text'

/** A list has more filter combinations than a disk has room: those pages (`query`) are cached in memory alone. */
function kindOf(headers: IncomingHttpHeaders, { pathname, searchParams }: URL): Kind {
  const isWhole = [...searchParams.keys()].every((name) => name === 'page')
  if (text.test(pathname) || ((markdown.test(pathname) || isOtherFormat(pathname)) && isWhole)) return 'text'
  if (headers['rsc'] !== undefined) return isWhole ? 'rsc' : 'rsc-query'
  return isWhole ? 'html' : 'query'
}

/** Whether the key is that of a filtered list. */
export function isNarrowed(key: string): boolean {
  return key.startsWith('query:') || key.startsWith('rsc-query:')
}

/** Whether the key is that of a text for programs, the Markdown of a page included. */
export function isText(key: string): boolean {
  return key.startsWith('text:')
}

function readUrl(url: string | undefined): URL | undefined {
  if (!url?.startsWith('/') || url.startsWith('//')) return undefined
  return URL.parse(url, 'http://site') ?? undefined
}
