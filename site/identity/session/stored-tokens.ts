import { decode, encode } from 'next-auth/jwt'
import { brand } from '#site/brand/brand.ts'

/** The provider's tokens of a session. They stay on the server. */
export type StoredTokens = { idToken: string; accessToken: string; refreshToken: string | undefined }

const salt = `${brand.id} tokens at rest`

/** Encrypts tokens for the table, so that a copy of the file is worth nothing. */
export function encryptTokens(tokens: StoredTokens, secret: string): Promise<string> {
  return encode({ token: tokens, secret, salt, maxAge: 10 * 365 * 86_400 })
}

/** @returns undefined when they were encrypted with another secret */
export async function decryptTokens(encrypted: string, secret: string): Promise<StoredTokens | undefined> {
  const token = await decode<StoredTokens>({ token: encrypted, secret, salt }).catch(() => null)
  if (!token || typeof token.idToken !== 'string' || typeof token.accessToken !== 'string') return undefined
  const { idToken, accessToken, refreshToken } = token
  return { idToken, accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined }
}
