import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Who sits before the CMS that frames the app, as the CMS says. */
export type BridgeToken = { spaceId: string; userId: string }

const id = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String)
const header = z.object({ alg: z.literal('HS256') })
const claims = z.object({ space_id: id, user_id: id, exp: z.number() })

/** Longer than any token that the CMS makes. */
const longest = 4096

/**
 * Reads the token that the CMS answers to `validate`: a JSON web token under the app's own secret (RFC 7519, HS256 and nothing
 * else). Undefined for one that is forged, over, or no such token.
 * @param now epoch milliseconds
 */
export function readBridgeToken(token: string, secret: string, now: number): BridgeToken | undefined {
  const parts = token.split('.')
  const [head = '', body = '', signature = ''] = parts
  if (parts.length !== 3 || token.length > longest || !isSigned(`${head}.${body}`, signature, secret)) return undefined
  const isOurs = header.safeParse(readPart(head)).success
  const said = claims.safeParse(readPart(body))
  if (!isOurs || !said.success || said.data.exp * 1000 <= now) return undefined
  return { spaceId: said.data.space_id, userId: said.data.user_id }
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
