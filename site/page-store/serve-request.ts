import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { guardPersonalPage } from '#site/policy/guard-personal-page.ts'
import type { PageStore } from './page-store.ts'
import { renderPage } from './render-page.ts'
import { isPageRequest, responseKey } from './response-key.ts'
import { sendPersonal } from './send-personal.ts'
import { sendResponse } from './send-response.ts'
import { wholePayload } from './whole-payload.ts'

type Serving = {
  store: PageStore
  framework: RequestListener
  /** Name of the website a host shows; every host that nobody configured has the same. */
  siteOf: (host: string | undefined) => string
  /** Query parameters that change a page. */
  parameters: ReadonlySet<string>
  /** Whether the answer depends on who asks: then the framework sees the whole request, and nothing is kept. */
  isPersonal: (request: IncomingMessage) => boolean
  report: (message: string) => void
}

/** The listener of the site's server: pages come from the store, everything else goes to the framework. */
export function serveRequest({ store, framework, siteOf, parameters, isPersonal, report }: Serving) {
  return async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only we say which scripts the framework may draw.
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    if (!isPageRequest(request)) return void framework(request, response)
    try {
      if (isPersonal(request)) {
        guardPersonalPage(request, response)
        return await sendPersonal(framework, { request, response })
      }
      const site = siteOf(request.headers.host)
      const asked = wholePayload(request)
      const key = responseKey(asked, { site, parameters })
      const address = request.headers['rsc'] === undefined ? `${site}${request.url}` : undefined
      const render = async () => ({ ...(await renderPage(framework, asked)), address })
      const answer = key === undefined ? await store.drawOnly(render) : await store.answer(key, render)
      sendResponse(answer, { request, response })
    } catch (error) {
      report(`A page could not be answered: ${error instanceof Error ? error.stack : String(error)}`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end('The page could not be drawn. Please try again.')
    }
  }
}
