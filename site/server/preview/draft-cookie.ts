import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { PreviewSecrets } from './preview-token.ts'

export const draftCookieName = 'zarandal_draft'

/** Seconds; not renewed while it is used: the editor signs again when a story is opened. */
const validSeconds = 3600

/**
 * `Set-Cookie` of a person whom the editor admitted: it names the space and its expiry and nothing else. `None` and
 * `Partitioned`, because the page is framed by another site.
 * @param now epoch milliseconds
 */
export function draftCookieFor(secrets: PreviewSecrets, now: number): string {
  const claim = `${secrets.spaceId}.${Math.floor(now / 1000) + validSeconds}`
  return stringifySetCookie({
    name: draftCookieName,
    value: `${claim}.${sign(claim, secrets)}`,
    maxAge: validSeconds,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
  })
}

/**
 * Whether a `Cookie` header has a valid draft cookie. A browser may send several of the name, with and without a
 * partition; one of them is enough.
 */
export function hasDraftCookie(header: string | undefined, secrets: PreviewSecrets, now: number): boolean {
  const decode = (value: string) => (isOurs(value, secrets, now) ? value : undefined)
  return parseCookie(header ?? '', { decode })[draftCookieName] !== undefined
}

function isOurs(value: string, secrets: PreviewSecrets, now: number): boolean {
  const found = /^((\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(value)
  if (!found) return false
  const [, claim = '', space, end, signature = ''] = found
  if (space !== String(secrets.spaceId)) return false
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, secrets)))) return false
  const left = Number(end) - now / 1000
  // Another process may have issued it, with a clock a little ahead.
  return left > 0 && left <= validSeconds + 60
}

/** The preview token is the key: a new token in the space ends every open preview too. */
function sign(claim: string, { previewToken }: PreviewSecrets): string {
  return createHmac('sha256', previewToken).update(`draft-cookie\n${claim}`).digest('base64url')
}
