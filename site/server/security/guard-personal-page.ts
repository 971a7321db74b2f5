import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentPolicy, frameAncestorsOf, isWholePolicy } from './content-policy.ts'
import { ownScriptHash } from './own-script.ts'

const header = 'content-security-policy'

/**
 * Gives a page that is rendered for one person a policy with a nonce: the framework reads it from the request and
 * writes it into the scripts of the page. Our own one, the same in every page, runs by its hash.
 */
export function guardPersonalPage(request: IncomingMessage, response: ServerResponse): void {
  const scripts = [`'nonce-${randomBytes(18).toString('base64')}'`, ownScriptHash]
  request.headers[header] = contentPolicy({ scripts })
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _, given) {
      if (!response.headersSent && String(response.getHeader('content-type')).startsWith('text/html')) {
        response.setHeader(header, policyFor(response, scripts))
      }
      return Reflect.apply(writeHead, response, given)
    },
  })
}

function policyFor(response: ServerResponse, scripts: readonly string[]): string {
  const given = String(response.getHeader(header) ?? '')
  return isWholePolicy(given) ? given : contentPolicy({ scripts, frameAncestors: frameAncestorsOf(given) })
}
