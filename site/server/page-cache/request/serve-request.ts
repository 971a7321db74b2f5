import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { guardPersonalPage } from '#site/server/security/guard-personal-page.ts'
import type { RawResponse } from '../cached-response.ts'
import type { PageCache } from '../page-cache.ts'
import type { PageResponse } from '../page-response.ts'
import { noMarkdown, refusalScreens } from '../render/error-screens.ts'
import type { StyleSheets } from '../render/first-styles/styles-first.ts'
import { renderPublicPage } from '../render/render-public-page.ts'
import { QueueFullError, type RenderQueue } from '../render/render-queue.ts'
import {
  isMarkdownRequest,
  isPageRequest,
  isTextRequest,
  type PageRequest,
  payloadParameter,
  responseKey,
} from './cache-key.ts'
import { withIgnored } from './ignored-query.ts'
import { type KnownTarget, knownTarget, type PageParameters } from './known-target.ts'
import { readParameters } from './read-parameters.ts'
import { sendPersonal } from './send-personal.ts'
import { sendResponse } from './send-response.ts'
import { wholePayload } from './whole-payload.ts'

/** How the Markdown of pages is made. */
export type MarkdownOfPages = {
  /** The request for the page of a request for Markdown. */
  pageRequest: (request: PageRequest) => PageRequest
  /** @param request that of the page */
  markdownOfPage: (request: PageRequest, page: RawResponse) => RawResponse
  /** @param accept the header of a request */
  prefersMarkdown: (accept: string | undefined) => boolean
  /** The target of a request: where its client prefers Markdown to the page, that of the Markdown. */
  negotiatedTarget: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string
}

type Serving = {
  store: Pick<PageCache, 'respond' | 'renderOnly'>
  framework: RequestListener
  /** Name of the website of a host; hosts without a configuration share one. */
  siteOf: (host: string | undefined) => string
  /** The key of the error screen of a request: one for each website and locale. */
  screenOf: (request: PageRequest) => string
  parameters: PageParameters
  /** Absent: pages have no Markdown. */
  markdown?: MarkdownOfPages | undefined
  /** Style sheets of which a document contains the rules for its first paint; absent: it waits for the sheets. */
  sheets?: StyleSheets
  /** Whether the response depends on the person: then the framework receives the whole request, and nothing is cached. */
  isPersonal: (request: IncomingMessage) => boolean
  /** Where renders of personal pages wait for their turn; those of the cache wait in the same queue. */
  queue: RenderQueue
  report: (message: string) => void
}

/** Renders wait for visitors who have followed a link: a page that is loaded ahead is requested again when its link is followed. */
const notAhead = { 'retry-after': '5', 'cache-control': 'no-store' }

const noParameters: ReadonlySet<string> = new Set()

/** The listener of the site's server: pages come from the cache, everything else goes to the framework. */
export function serveRequest(serving: Serving) {
  const { store, framework, siteOf, screenOf, parameters, markdown, isPersonal, queue, report } = serving
  const screens = refusalScreens({ framework, screenOf })
  const reads = readParameters(parameters.known)

  /** A page reads the parameters that it knows; a redirect passes on the others as well. */
  async function responseTo(request: IncomingMessage): Promise<PageResponse> {
    const whole = wholePayload(request)
    const path = `${siteOf(whole.headers.host)}${whole.url?.split('?', 1)[0]}`
    const before = targetOf(whole, reads.of(path))
    const first = await respondAs({ ...whole, url: before.target })
    const now = reads.learn(path, first) ? targetOf(whole, reads.of(path)) : before
    // The page has started to read ignored parameters, such as a page that has become a list.
    const isOther = now.target.length > before.target.length
    return isOther ? withIgnored(await respondAs({ ...whole, url: now.target }), now) : withIgnored(first, before)
  }

  /** A text reads neither parameters nor headers besides the host. */
  async function textFor({ method, url = '/', headers: { host } }: IncomingMessage): Promise<PageResponse> {
    return await respondAs({ method, url: knownTarget(url, noParameters).target, headers: { host } })
  }

  async function respondAs(request: PageRequest): Promise<PageResponse> {
    const site = siteOf(request.headers.host)
    const key = responseKey(request, { site, parameters: parameters.cached })
    const address = request.headers['rsc'] === undefined ? `${site}${request.url}` : undefined
    const render = async () => ({ ...(await renderRequest(serving, request)), address })
    const screen = () => screens(request)
    return key === undefined ? await store.renderOnly(render, screen) : await store.respond(key, render, screen)
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isAhead(request) && queue.state().length > 0) return void response.writeHead(503, notAhead).end()
    if (isTextRequest(request)) return void sendResponse(await textFor(request), { request, response })
    if (!isPersonal(request)) return void sendResponse(await responseTo(request), { request, response })
    if (isMarkdownRequest(request)) {
      return void sendResponse({ response: await noMarkdown, source: 'bypass' }, { request, response })
    }
    guardPersonalPage(request, response)
    await sendPersonal(framework, { request, response, queue })
  }

  /** Too many renders wait: the screen says so, with the time after which a retry may help. */
  async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
    sendResponse({ response: await screens(request), source: 'miss' }, { request, response })
  }

  return async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only the site decides which scripts the framework may add.
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    // The text of a gated website is no page with a screen, and nothing of such a website is cached.
    const isCachedText = isTextRequest(request) && !isPersonal(request)
    const isPage = isPageRequest(request) || (markdown !== undefined && isMarkdownRequest(request))
    if (!isCachedText && !isPage) return void framework(request, response)
    try {
      await respond(request, response).catch(async (error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error
        await refuse(request, response)
      })
    } catch (error) {
      report(`A page could not be answered: ${error instanceof Error ? error.stack : String(error)}`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end('The page could not be rendered. Please try again.')
    }
  }
}

/** Markdown is made of the page in the same render, so that it depends on the same content. */
async function renderRequest({ framework, markdown, sheets }: Serving, request: PageRequest): Promise<RawResponse> {
  if (markdown && isMarkdownRequest(request)) {
    const ofPage = markdown.pageRequest(request)
    return markdown.markdownOfPage(ofPage, await renderPublicPage(framework, ofPage))
  }
  return await renderPublicPage(framework, request, sheets)
}

function targetOf({ url = '/', headers }: PageRequest, names: ReadonlySet<string>): KnownTarget {
  return knownTarget(url, headers['rsc'] === undefined ? names : new Set([...names, payloadParameter]))
}

/** Whether the browser loads a page before its link is followed (Speculation Rules, WICG). Cached ones are sent before (decision 43). */
function isAhead({ headers }: IncomingMessage): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch')
}
