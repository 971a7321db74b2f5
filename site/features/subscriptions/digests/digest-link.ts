import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { brand } from '#site/brand/brand.ts'
import { env } from '#site/server/configuration/env.ts'

/** Address that ends a digest without a login: a GET shows a button, a POST ends it (RFC 8058). */
export const digestPath = '/api/digests'

let key: Uint8Array | undefined

/** A key of its own, so that no signature of another purpose is one of a digest (RFC 5869). */
function signature(id: string): string {
  key ??= new Uint8Array(hkdfSync('sha256', env.SESSION_SECRET, '', `${brand.id} digest 1`, 32))
  return createHmac('sha256', key).update(id).digest('base64url')
}

export function digestLink(website: string, id: string): string {
  return `${website}${digestPath}?${new URLSearchParams({ token: `${id}.${signature(id)}` })}`
}

/** The digest that a token names; undefined for what we have not signed. */
export function digestNamed(token: string): string | undefined {
  const [, id, signed] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signed === undefined) return undefined
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(id))) ? id : undefined
}
