import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** `page` is in cached pages and shared by all visitors; `visit` is issued for one visitor at one moment. */
export type TokenKind = 'page' | 'visit'

/** A stale page may be served for weeks while the content service is down; a visit ends within days. */
const validMs: Readonly<Record<TokenKind, number>> = { page: 60 * 86_400_000, visit: 7 * 86_400_000 }

/** `owner`: mark of the customer for whom the form was rendered (`customer-mark.ts`); empty where none is known. */
export type ReadToken = { kind: TokenKind; ageMs: number; visit: string; owner: string }

type Signing = { secret: string; now: number; owner?: string | undefined }

/** Signs that the site rendered this form now, and for whom. */
export function makeToken(kind: TokenKind, form: string, { secret, now, owner }: Signing): string {
  const visit = kind === 'visit' ? randomBytes(12).toString('base64url') : '-'
  const claim = `${kind}.${now.toString(36)}.${visit}${owner === undefined ? '' : `.${owner}`}`
  return `${claim}.${sign(claim, form, secret)}`
}

/** What a token says; undefined when it is not ours, is another form's, or too old. */
export function readToken(
  token: string,
  form: string,
  { secret, now }: { secret: string; now: number },
): ReadToken | undefined {
  const found = /^((page|visit)\.([0-9a-z]{1,10})\.([\w-]{1,40})(?:\.([\w-]{22}))?)\.([\w-]{43})$/.exec(token)
  if (!found) return undefined
  const [, claim = '', kindName, issued = '', visit = '', owner = '', signature = ''] = found
  const kind = kindOf(kindName)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, form, secret)))) return undefined
  const ageMs = now - Number.parseInt(issued, 36)
  return isInTime(kind, ageMs) ? { kind, ageMs, visit: kind === 'visit' ? visit : '', owner } : undefined
}

function isInTime(kind: TokenKind, ageMs: number): boolean {
  return ageMs >= -60_000 && ageMs <= validMs[kind]
}

function kindOf(name: string | undefined): TokenKind {
  return name === 'visit' ? 'visit' : 'page'
}

function sign(claim: string, form: string, secret: string): string {
  return createHmac('sha256', secret).update(`form\n${form}\n${claim}`).digest('base64url')
}
