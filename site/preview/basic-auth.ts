import { createHash, timingSafeEqual } from 'node:crypto'

export type Credentials = { user: string; password: string }

/** Whether an `Authorization` header carries these credentials (RFC 7617, UTF-8). */
export function hasCredentials(header: string | undefined, { user, password }: Credentials): boolean {
  const encoded = /^basic +([A-Za-z0-9+/_-]{1,1024}={0,2})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return false
  // Digests have one length, so that the comparison tells nothing of ours.
  return timingSafeEqual(digest(Buffer.from(encoded, 'base64')), digest(Buffer.from(`${user}:${password}`)))
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
