import type { IncomingMessage } from 'node:http'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { env } from '#site/server/configuration/env.ts'
import { mayPreview } from './admission.ts'
import { hasCredentials, userIn } from './basic-auth.ts'
import { draftCookieName } from './draft-cookie.ts'
import { requestsDraft } from './preview-token.ts'
import { gateCredentials, readAdmission } from './read-admission.ts'

type RequestParts = Pick<IncomingMessage, 'url' | 'headers'>

/** Paths without the gate: files of the framework, interfaces with a check of their own, `robots.txt`, the icon, `security.txt`. */
const open =
  /^\/(_next\/|_gallery(\/|$)|api\/content-changed$|robots\.txt$|icon\.svg$|icon[12]\.png$|apple-icon\.png$|\.well-known\/security\.txt$)/

/** Whether a response is private: the page cache must neither store it nor serve a cached one. */
export function isBehindGate(request: RequestParts): boolean {
  const { headers } = request
  if (siteForHost(headers.host, env.SITE_HOSTS).isGated) return true
  const mayBe =
    requestsDraft(queryOf(request)) ||
    headers.cookie?.includes(draftCookieName) ||
    headers['sec-fetch-dest'] === 'iframe'
  return mayBe === true && admissionOfRequest(request) !== 'visitor'
}

/** Whether a request to a gated website, for anything but a page (pages have the screen of the gateway), is refused. */
export function isRefusedInterface(request: RequestParts): boolean {
  if (!siteForHost(request.headers.host, env.SITE_HOSTS).isGated) return false
  return !open.test(request.url?.split('?', 1)[0] ?? '') && admissionOfRequest(request) === 'refused'
}

export type GateAttempt = { user: string; isRight: boolean }

/**
 * The credentials of a request to a gated website, so that wrong ones can be counted.
 * @returns undefined where none are sent or none are needed: on an open website, for the files of the framework, for an
 * editor
 */
export function gateAttempt(request: RequestParts): GateAttempt | undefined {
  const { host, authorization } = request.headers
  const user = userIn(authorization)
  if (user === undefined || request.url?.startsWith('/_next/')) return undefined
  if (!siteForHost(host, env.SITE_HOSTS).isGated || mayPreview(admissionOfRequest(request))) return undefined
  return { user, isRight: hasCredentials(authorization, gateCredentials()) }
}

function admissionOfRequest(request: RequestParts) {
  return readAdmission(queryOf(request), (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  })
}

function queryOf({ url = '' }: RequestParts): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}
