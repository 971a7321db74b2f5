import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `webhook-signature` is the hex HMAC-SHA1 of the raw body under our secret (Storyblok docs, webhooks). */
export function isSigned(body: Uint8Array, signature: string | null, secret: string): boolean {
  if (signature === null || !/^[0-9a-f]{40}$/i.test(signature)) return false
  const expected = createHmac('sha1', secret).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
