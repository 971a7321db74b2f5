import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { brand } from 'site/brand/brand.ts'

type Sealing = { secret: string; purpose: string }

/**
 * Encrypts a text so that it can lie in a database or in a browser (JSON Web Encryption, RFC 7516, AES-256-GCM).
 * @param expiresAt epoch milliseconds after which it cannot be opened
 */
export function encryptText(text: string, { secret, purpose, expiresAt }: Sealing & { expiresAt: number }) {
  return new EncryptJWT({ text })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setExpirationTime(new Date(expiresAt))
    .encrypt(keyOf(secret))
}

/**
 * Decrypts a text of `encryptText` for the same purpose.
 * @param now epoch milliseconds
 * @returns undefined for a text that is expired, changed, of another secret or of another purpose
 */
export async function decryptText(encrypted: string, { secret, purpose, now }: Sealing & { now: number }) {
  const options = { audience: purpose, currentDate: new Date(now) }
  const opened = await jwtDecrypt<{ text: unknown }>(encrypted, keyOf(secret), options).catch(() => undefined)
  return typeof opened?.payload.text === 'string' ? opened.payload.text : undefined
}

/** A key of its own: the secret itself signs tokens. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `${brand.id} app sign-ins`, 32))
}
