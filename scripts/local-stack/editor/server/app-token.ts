import type { Context } from 'hono'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Upstream } from './pass-on.ts'

type Issuing = Upstream & { spaceId: number; app: { clientId: string; clientSecret: string } }

/** Seconds for which the token is valid. */
const life = 60

const me = z.object({ user: z.object({ id: z.number() }) })

/** The current user, in a signed token that the framed app can verify (app bridge, `validate`). */
export async function appToken(request: Context, { contentUrl, managementToken, spaceId, app }: Issuing) {
  const response = await fetch(`${contentUrl}/v1/users/me`, { headers: { authorization: managementToken } }).catch(
    () => undefined,
  )
  const found = me.safeParse(await response?.json().catch(() => undefined))
  if (!found.success) return request.json({ error: 'The content service does not respond' }, 502)
  const now = Math.floor(Date.now() / 1000)
  const claims = { app_id: app.clientId, space_id: spaceId, user_id: found.data.user.id }
  const token = await signToken({ ...claims, iat: now, exp: now + life }, app.clientSecret)
  return request.json({ token }, 200, { 'cache-control': 'no-store' })
}

/** A JSON web token signed with the app's secret (RFC 7519, HS256). */
export function signToken(claims: Readonly<Record<string, string | number>>, secret: string): Promise<string> {
  const signing = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
  return signing.sign(new TextEncoder().encode(secret))
}
