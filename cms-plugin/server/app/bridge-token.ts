import { jwtVerify } from 'jose'
import { z } from 'zod'

/** The user of the CMS that frames the app, as the CMS says. */
export type BridgeToken = { spaceId: string; userId: string }

const id = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String)
const claims = z.object({ space_id: id, user_id: id })

/** Longer than any token that the CMS makes. */
const longest = 4096

/**
 * Reads the token that the CMS answers to `validate`: a JSON web token under the app's own secret (RFC 7519, HS256 and nothing
 * else). Undefined for one that is forged, expired, or no such token.
 * @param now epoch milliseconds
 */
export async function readBridgeToken(token: string, secret: string, now: number): Promise<BridgeToken | undefined> {
  if (token.length > longest) return undefined
  const options = { algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: new Date(now) }
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(() => undefined)
  const parsed = claims.safeParse(verified?.payload)
  return parsed.success ? { spaceId: parsed.data.space_id, userId: parsed.data.user_id } : undefined
}
