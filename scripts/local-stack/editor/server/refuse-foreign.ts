import type { Context } from 'hono'

/** Requests of a page are read by this header; tools that are no browser send none. */
const ownSites = ['same-origin', 'none']

/**
 * The editor adds a credential to what it passes on, so a page of another origin must not be able to use it:
 * neither by a form or a script of its own, nor under a name of its own that leads here.
 * @returns the refusal, undefined for the editor's own page and for tools
 */
export function refuseForeign(request: Context): Response | undefined {
  const host = (request.req.header('host') ?? '').replace(/:\d+$/, '')
  if (host !== 'localhost' && host !== '127.0.0.1') return request.json({ error: 'Ask at http://localhost' }, 421)
  const site = request.req.header('sec-fetch-site')
  if (site !== undefined && !ownSites.includes(site)) {
    return request.json({ error: 'Only the editor itself may ask this' }, 403)
  }
  const origin = request.req.header('origin')
  if (origin !== undefined && origin !== `http://${request.req.header('host')}`) {
    return request.json({ error: 'Only the editor itself may ask this' }, 403)
  }
  return undefined
}
