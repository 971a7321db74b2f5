import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { brand } from '#site/brand/brand.ts'
import type { PreviewSecrets } from './preview-token.ts'

export const draftCookieName = `${brand.id}_draft`

/** Seconds until a cookie expires that no open preview renews. */
const validSeconds = 3600

/** Seconds after the editor's signature during which an open preview renews its cookie: a long working day. */
const renewableSeconds = 12 * 3600

/**
 * `Set-Cookie` of a person whom the editor admitted: it names the space, its expiry and the time of the signature, and
 * nothing else. `None` and `Partitioned`, because the page is framed by another site.
 * @param now epoch milliseconds
 * @param signedAt epoch seconds
 */
export function draftCookieFor(secrets: PreviewSecrets, now: number, signedAt = Math.floor(now / 1000)): string {
  const claim = `${secrets.spaceId}.${Math.floor(now / 1000) + validSeconds}.${signedAt}`
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
  return signingTimeIn(header, secrets, now) !== undefined
}

/**
 * `Set-Cookie` with another hour for an open preview.
 * @param header the `Cookie` header
 * @returns undefined without a valid cookie, and when the editor's signature is older than a working day
 */
export function renewedDraftCookie(
  header: string | undefined,
  secrets: PreviewSecrets,
  now: number,
): string | undefined {
  const signedAt = signingTimeIn(header, secrets, now)
  const isRenewable = signedAt !== undefined && now / 1000 - signedAt < renewableSeconds
  return isRenewable ? draftCookieFor(secrets, now, signedAt) : undefined
}

/** Epoch seconds of the signature for which a valid cookie was issued; undefined without one. */
function signingTimeIn(header: string | undefined, secrets: PreviewSecrets, now: number): number | undefined {
  const decode = (value: string) => signingTimeOf(value, secrets, now)?.toString()
  const signedAt = parseCookie(header ?? '', { decode })[draftCookieName]
  return signedAt === undefined ? undefined : Number(signedAt)
}

function signingTimeOf(value: string, secrets: PreviewSecrets, now: number): number | undefined {
  const found = /^((\d{1,15})\.(\d{1,12})\.(\d{1,12}))\.([\w-]{43})$/.exec(value)
  if (!found) return undefined
  const [, claim = '', space, end, signedAt, signature = ''] = found
  if (space !== String(secrets.spaceId)) return undefined
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, secrets)))) return undefined
  const left = Number(end) - now / 1000
  // Another process may have issued it, with a clock a little ahead.
  return left > 0 && left <= validSeconds + 60 ? Number(signedAt) : undefined
}

/** The preview token is the key: a new token in the space ends every open preview too. */
function sign(claim: string, { previewToken }: PreviewSecrets): string {
  return createHmac('sha256', previewToken).update(`draft-cookie\n${claim}`).digest('base64url')
}
