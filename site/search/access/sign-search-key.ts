import { createHmac } from 'node:crypto'

export type KeyRestrictions = {
  filters: string
  restrictIndices: readonly string[]
  /** Seconds since 1970. */
  validUntil: number
}

/**
 * A secured key: base64 of the hex HMAC-SHA256 of its restrictions under the parent key, and the restrictions, their names
 * in order of the alphabet. The official full client makes the same (the contract tests compare them); it is left out of
 * the site because it brings every other interface of the hosted service along.
 */
export function signSearchKey(parentKey: string, { filters, restrictIndices, validUntil }: KeyRestrictions): string {
  const parts = { filters, restrictIndices: restrictIndices.join(','), validUntil: String(validUntil) }
  const written = Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const mac = createHmac('sha256', parentKey).update(written).digest('hex')
  return Buffer.from(`${mac}${written}`).toString('base64')
}
