import type { IncomingMessage } from 'node:http'
import { env } from '#site/env.ts'
import { siteForHost } from '#site/routing/site-for-host.ts'
import { draftCookieName } from './draft-cookie.ts'
import { asksForDraft } from './preview-token.ts'
import { readAdmission } from './read-admission.ts'

type Asked = Pick<IncomingMessage, 'url' | 'headers'>

/** Interfaces of a gated website that ask for a proof of their own, or tell crawlers to stay away. */
const open = /^\/(_next\/|_gallery(\/|$)|api\/content-changed$|robots\.txt$|icon\.svg$)/

/** Whether an answer is for this person alone: the page store must neither see it nor give a kept one. */
export function isBehindGate(request: Asked): boolean {
  const { headers } = request
  if (siteForHost(headers.host, env.SITE_HOSTS).isGated) return true
  const mayBe = asksForDraft(queryOf(request)) || headers.cookie?.includes(draftCookieName)
  return mayBe === true && admissionOfRequest(request) !== 'visitor'
}

/** Whether a request to a gated website, for anything but a page (pages have the screen of the gateway), is refused. */
export function isRefusedInterface(request: Asked): boolean {
  if (!siteForHost(request.headers.host, env.SITE_HOSTS).isGated) return false
  return !open.test(request.url?.split('?', 1)[0] ?? '') && admissionOfRequest(request) === 'refused'
}

function admissionOfRequest(request: Asked) {
  return readAdmission(queryOf(request), (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  })
}

function queryOf({ url = '' }: Asked): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}
