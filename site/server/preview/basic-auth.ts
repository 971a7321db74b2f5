import { createHash, timingSafeEqual } from 'node:crypto'

export type Credentials = { user: string; password: string }

/** Whether an `Authorization` header carries these credentials (RFC 7617, UTF-8). */
export function hasCredentials(header: string | undefined, { user, password }: Credentials): boolean {
  const given = givenPair(header)
  if (given === undefined) return false
  // Digests have one length, so that the comparison leaks nothing of the expected value.
  return timingSafeEqual(digest(given), digest(Buffer.from(`${user}:${password}`)))
}

/** The user name in an `Authorization` header; undefined for another scheme. */
export function userIn(header: string | undefined): string | undefined {
  return givenPair(header)?.toString('utf8').split(':', 1)[0]
}

function givenPair(header: string | undefined): Buffer | undefined {
  const encoded = /^basic +([A-Za-z0-9+/_-]{1,1024}={0,2})$/i.exec(header ?? '')?.[1]
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64')
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
