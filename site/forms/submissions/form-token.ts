import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** `page` is in cached pages and shared by all visitors; `visit` is issued for one visitor at one moment. */
export type TokenKind = 'page' | 'visit'

/** A stale page may be served for weeks while the content service is down; a visit ends within days. */
const validMs: Readonly<Record<TokenKind, number>> = { page: 60 * 86_400_000, visit: 7 * 86_400_000 }

export type ReadToken = { kind: TokenKind; ageMs: number; visit: string }

/** Signs that the site rendered this form now. */
export function makeToken(kind: TokenKind, form: string, { secret, now }: { secret: string; now: number }): string {
  const visit = kind === 'visit' ? randomBytes(12).toString('base64url') : '-'
  const claim = `${kind}.${now.toString(36)}.${visit}`
  return `${claim}.${sign(claim, form, secret)}`
}

/** What a token says; undefined when it is not ours, is another form's, or too old. */
export function readToken(
  token: string,
  form: string,
  { secret, now }: { secret: string; now: number },
): ReadToken | undefined {
  const found = /^((page|visit)\.([0-9a-z]{1,10})\.([\w-]{1,40}))\.([\w-]{43})$/.exec(token)
  if (!found) return undefined
  const [, claim = '', kindName, issued = '', visit = '', signature = ''] = found
  const kind = kindOf(kindName)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, form, secret)))) return undefined
  const ageMs = now - Number.parseInt(issued, 36)
  return ageMs >= -60_000 && ageMs <= validMs[kind] ? { kind, ageMs, visit: kind === 'visit' ? visit : '' } : undefined
}

function kindOf(name: string | undefined): TokenKind {
  return name === 'visit' ? 'visit' : 'page'
}

function sign(claim: string, form: string, secret: string): string {
  return createHmac('sha256', secret).update(`form\n${form}\n${claim}`).digest('base64url')
}
