import { decryptText, encryptText } from './encrypted-text.ts'

/** A sign-in in progress: the identifier of the earlier one, and the cookies that the vendor's package set. */
export type PendingSignIn = { earlier: string; cookies: string }

/** Milliseconds between the first step of signing in and its last. */
const life = 10 * 60_000

const purpose = 'pending'

/** Encrypts an unfinished sign-in for the browser's cookie, so that strangers fill no database. */
export function encryptPending(pending: PendingSignIn, secret: string): Promise<string> {
  return encryptText(JSON.stringify(pending), { secret, purpose, expiresAt: Date.now() + life })
}

/** @returns undefined for a cookie that is no unfinished sign-in, or one of more than ten minutes ago */
export async function openPending(cookie: string | undefined, secret: string): Promise<PendingSignIn | undefined> {
  if (cookie === undefined) return undefined
  const text = await decryptText(cookie, { secret, purpose, now: Date.now() })
  if (text === undefined) return undefined
  const pending: PendingSignIn = JSON.parse(text)
  return pending
}
