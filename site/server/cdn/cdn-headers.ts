import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Env, env } from '#site/server/configuration/env.ts'
import { namesOnResponse } from './cdn-tags.ts'
import { type Hold, vendors } from './vendors.ts'

/** A response that the page cache has: its tags, and the moment (epoch milliseconds) at which its content ends. */
type Tagged = { tags: readonly string[]; expiresAt?: number | undefined }

export type CdnHeaders = {
  /** Names and values in turn: no CDN stores the response. */
  denied: readonly string[]
  /** Names and values in turn: the CDN holds the response until a purge of one of its tags. */
  held: (response: Tagged) => readonly string[]
}

const whileRevalidatingSeconds = 60
const onErrorSeconds = 86_400

/** Headers of the framework's payloads, which have the address of their page and a parameter. */
const ofPayloads = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'] as const

/** What responses state to the CDN in front; undefined without one. */
export const cdn: CdnHeaders | undefined = headersFor(env)

/** @param from the variables of the process */
export function headersFor(from: Pick<Env, 'CDN' | 'CDN_SECONDS' | 'REDIS_PREFIX'>): CdnHeaders | undefined {
  if (from.CDN === undefined) return undefined
  const { control, hold, never, tags: spelled } = vendors[from.CDN]
  const denied = [control, never]
  return {
    denied,
    held({ tags, expiresAt }) {
      const lasting = holdUntil(expiresAt, from.CDN_SECONDS)
      if (lasting.fresh <= 0) return denied
      const names = spelled && namesOnResponse(from.REDIS_PREFIX, tags, spelled).join(spelled.separator)
      return [control, hold(lasting), ...(spelled && names !== undefined ? [spelled.header, names] : [])]
    },
  }
}

/** A page of a past event must not invite: it is held until it ends, and no longer while it is revalidated. */
function holdUntil(expiresAt: number | undefined, most: number): Hold {
  if (expiresAt === undefined) {
    return { fresh: most, whileRevalidating: whileRevalidatingSeconds, onError: onErrorSeconds }
  }
  const left = Math.floor((expiresAt - Date.now()) / 1000)
  return { fresh: Math.min(most, left), whileRevalidating: 0, onError: onErrorSeconds }
}

/** Responses to requests after which a CDN would hold something that others must not get at the same address. */
const toOddRequests = new WeakSet<object>()

/**
 * The first step of a request where a CDN is in front: no response is stored by the CDN unless the page cache or a built file says so.
 * @param request before its host and target are replaced
 */
export function guardFromCdn(request: Pick<IncomingMessage, 'headers' | 'url'>, response: ServerResponse): void {
  if (cdn === undefined) return
  const [name = '', value = ''] = cdn.denied
  response.setHeader(name, value)
  if (isOdd(request)) toOddRequests.add(response)
}

/** The response is a built file, whose address changes with its content: its own Cache-Control counts (RFC 8246). */
export function letCdnStore(response: Pick<ServerResponse, 'removeHeader'>): void {
  for (const name of cdn?.denied.slice(0, 1) ?? []) response.removeHeader(name)
}

/** Whether a CDN may hold what the page cache has for this request. */
export function isForCdn(response: object): boolean {
  return cdn !== undefined && !toOddRequests.has(response)
}

/**
 * Many CDNs ignore `Vary`, and know a response by host and address alone: another form of a page (Markdown, a payload), what a forwarded
 * host names, and what credentials or an editor's frame may change (RFC 9111, section 3.5) must not become the page of everybody.
 */
function isOdd({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  const forwarded = headers['x-forwarded-host']
  return (
    ofPayloads.some((name) => headers[name] !== undefined) ||
    /[?&]_rsc(=|&|$)/.test(url) ||
    headers.accept?.includes('text/markdown') === true ||
    headers.authorization !== undefined ||
    headers['sec-fetch-dest'] === 'iframe' ||
    (forwarded !== undefined && String(forwarded).toLowerCase() !== headers.host?.toLowerCase())
  )
}
