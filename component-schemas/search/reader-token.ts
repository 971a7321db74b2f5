const [offset, prime] = [0xcbf29ce484222325n, 0x100000001b3n]

/**
 * Short name of a customer group in records and keys: seven letters and digits. A key has a name for each group of its
 * customer, and the hosted service takes keys of at most 500 characters. It uses 31 bits of a 64-bit FNV-1a: not a secret,
 * only short.
 */
export function readerToken(group: string): string {
  let hash = offset
  for (const byte of new TextEncoder().encode(group)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime)
  const stored = (hash >> 32n) ^ (hash & 0x7fffffffn)
  return `g${(stored & 0x7fffffffn).toString(36).padStart(6, '0')}`
}
