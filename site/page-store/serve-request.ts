import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { guardPersonalPage } from '#site/policy/guard-personal-page.ts'
import { withoutCampaign } from './campaign-parameters.ts'
import { isRedirect } from './kept-response.ts'
import type { Answer, PageStore } from './page-store.ts'
import { renderPage, renderRefusal } from './render-page.ts'
import { asksForDocument, isPageRequest, type PageRequest, responseKey } from './response-key.ts'
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
  /** A document is the same wherever its reader comes from; a redirect hands on what the address says of that. */
  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const whole = wholePayload(request)
    const plain = { ...whole, url: asksForDocument(whole) ? withoutCampaign(whole.url ?? '/') : whole.url }
    const answer = await answerAs(plain)
    const isOther = plain.url !== whole.url && isRedirect(answer.response)
    return isOther ? await answerAs(whole) : answer
  }

  async function answerAs(asked: PageRequest): Promise<Answer> {
    const site = siteOf(asked.headers.host)
    const key = responseKey(asked, { site, parameters })
    const address = asked.headers['rsc'] === undefined ? `${site}${asked.url}` : undefined
    const render = async () => ({ ...(await renderPage(framework, asked)), address })
    const refuse = () => renderRefusal(framework, asked)
    return key === undefined ? await store.drawOnly(render, refuse) : await store.answer(key, render, refuse)
  }

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
      sendResponse(await answerTo(request), { request, response })
    } catch (error) {
      report(`A page could not be answered: ${error instanceof Error ? error.stack : String(error)}`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end('The page could not be drawn. Please try again.')
    }
  }
}
