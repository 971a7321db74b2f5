import { createHash, randomBytes } from 'node:crypto'
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'
import { brand } from '#site/brand/brand.ts'
import type { Identity } from '../identity.ts'
import { readCookie } from '../session/session-cookie.ts'
import { returnPath } from './return-path.ts'

export const loginModes = ['redirect', 'popup', 'silent'] as const

export type LoginMode = (typeof loginModes)[number]

const transaction = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  codeVerifier: z.string().min(43),
  mode: z.enum(loginModes),
  organisation: z.string().optional(),
})

/** A login in progress in one browser. Each has a cookie of its own, so that several tabs can log in at once. */
export type Transaction = z.output<typeof transaction>

/**
 * A new state: a random value, and the page that the customer wanted. So a browser whose cookie is gone, because other tabs began
 * logins or because the answer comes a second time, is still led to that page.
 */
export function newState(returnTo: string): string {
  return `${randomBytes(32).toString('base64url')}.${Buffer.from(returnTo).toString('base64url')}`
}

/** The page that a state of any origin names, limited to those of the site; undefined for a state without one. */
export function pageOfState(state: string): string | undefined {
  const [, page] = state.split('.')
  return page === undefined ? undefined : returnPath(Buffer.from(page, 'base64url').toString())
}

const prefix = '__Host-login-'
const salt = `${brand.id} login`

/**
 * Name of the cookie of a state: its start time, so that the oldest can be evicted, and a digest of the state.
 * @param at epoch milliseconds; seconds would not distinguish tabs that a browser opens together
 */
function nameOf(state: string, at: number): string {
  return `${prefix}${at.toString(36)}-${digestOf(state)}`
}

function digestOf(state: string): string {
  return createHash('sha256').update(state).digest('hex').slice(0, 32)
}

/** `SameSite=Lax` is sent when the provider redirects the browser back; a posted form needs `None`. */
function setCookie({ settings }: Identity, given: Pick<SetCookie, 'name' | 'value' | 'maxAge'>): string {
  const sameSite = settings.responseMode === 'form_post' ? 'none' : 'lax'
  return stringifySetCookie({ ...given, path: '/', httpOnly: true, secure: true, sameSite })
}

function endCookie(identity: Identity, name: string): string {
  return setCookie(identity, { name, value: '', maxAge: 0 })
}

/**
 * The `Set-Cookie` values that start a login: its own cookie, and the removal of the oldest when there are too many.
 */
export async function startTransaction(
  identity: Identity,
  wanted: Transaction,
  cookieHeader: string | null,
): Promise<string[]> {
  const { limits, settings, now } = identity
  const value = await encode({ token: wanted, secret: settings.secret, salt, maxAge: limits.transactionSeconds })
  const older = transactionNames(cookieHeader)
    .toSorted()
    .slice(0, -(limits.transactionsAtOnce - 1))
  const name = nameOf(wanted.state, now())
  const cookie = setCookie(identity, { name, value, maxAge: limits.transactionSeconds })
  return [cookie, ...older.map((one) => endCookie(identity, one))]
}

/** All logins in progress of the browser, by the names of their cookies. */
export function transactionNames(cookieHeader: string | null): string[] {
  return Object.keys(parseCookie(cookieHeader ?? '')).filter((name) =>
    /^__Host-login-[0-9a-z]{6,8}-[0-9a-f]{32}$/.test(name),
  )
}

export type TakenTransaction = {
  /** Undefined for a state of another browser, or a cookie that is cut, too old or of another secret. */
  transaction: Transaction | undefined
  /** Whether the state was used before: a copy of the cookie does not finish a login a second time. */
  isUsed: boolean
  /** The `Set-Cookie` values that end the login in the browser. */
  cookies: string[]
}

/** The login that a state belongs to, in this browser. From now on the state counts as used, whatever the outcome. */
export async function takeTransaction(
  identity: Identity,
  state: string,
  cookieHeader: string | null,
): Promise<TakenTransaction> {
  const name = transactionNames(cookieHeader).find((one) => one.endsWith(`-${digestOf(state)}`))
  if (name === undefined) return { transaction: undefined, isUsed: false, cookies: [] }
  const value = readCookie(cookieHeader, name)
  const token = await decode({ token: value ?? '', secret: identity.settings.secret, salt }).catch(() => null)
  const parsed = transaction.safeParse(token)
  const isOurs = parsed.success && parsed.data.state === state
  return {
    transaction: isOurs ? parsed.data : undefined,
    isUsed: isOurs && !(await markUsed(identity, state)),
    cookies: [endCookie(identity, name)],
  }
}

/**
 * Stores a state, or another name that is good once, for as long as its cookie can be decrypted; all processes that share the sessions
 * see it.
 * @returns false when it was stored before
 */
export async function markUsed({ sessions, limits, now }: Identity, state: string): Promise<boolean> {
  const at = now()
  await sessions.change('DELETE FROM used_transactions WHERE expires_at < $1', [at])
  const added = await sessions.change(
    'INSERT INTO used_transactions (state, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [digestOf(state), at + (limits.transactionSeconds + limits.leewaySeconds) * 1000],
  )
  return added === 1
}
