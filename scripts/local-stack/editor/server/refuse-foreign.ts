import type { Context } from 'hono'

/** Browsers send this header with a page's requests; other tools do not. */
const ownSites = ['same-origin', 'none']

/**
 * The editor adds a credential to proxied requests, so a page of another origin must not be able to use it: neither
 * with a form or a script of its own, nor under another host name that resolves here (DNS rebinding).
 * @returns the refusal, undefined for the editor's own page and for tools
 */
export function refuseForeign(request: Context): Response | undefined {
  const host = (request.req.header('host') ?? '').replace(/:\d+$/, '')
  if (host !== 'localhost' && host !== '127.0.0.1') return request.json({ error: 'Use http://localhost' }, 421)
  const site = request.req.header('sec-fetch-site')
  if (site !== undefined && !ownSites.includes(site)) {
    return request.json({ error: 'Only the editor itself may send this request' }, 403)
  }
  const origin = request.req.header('origin')
  if (origin !== undefined && origin !== `http://${request.req.header('host')}`) {
    return request.json({ error: 'Only the editor itself may send this request' }, 403)
  }
  return undefined
}
