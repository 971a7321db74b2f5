import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'

const compress = promisify(zstdCompress)

/** Compression Dictionary Transport (RFC 9842): zstd with a dictionary that the client has. Node has no Brotli with dictionaries. */
export const dictionaryCoding = 'dcz'

/** Before the compressed bytes: a frame that zstd skips, with the hash of the dictionary (RFC 9842, section 5). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

/** A byte sequence of 32 bytes (RFC 9651, section 3.3.5). */
const hash = /^:([A-Za-z0-9+/]{43}=):$/

/** What a response that may be compressed with a dictionary depends on. */
export const variesBy = 'Accept-Encoding, Available-Dictionary'

/** The hash, base64, of the dictionary that the client has for this request; undefined also where it accepts no response made with it. */
export function availableDictionary(headers: IncomingHttpHeaders): string | undefined {
  const available = headers['available-dictionary']
  if (typeof available !== 'string' || !acceptsDictionaries(headers['accept-encoding'])) return undefined
  return hash.exec(available.trim())?.[1]
}

function acceptsDictionaries(accepted = ''): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .some((part) => part.trim().split(';')[0] === dictionaryCoding && !/;\s*q=0(\.0*)?\s*$/.test(part))
}

/** The hash by which a client names a dictionary. */
export function hashOf(dictionary: Buffer): string {
  return createHash('sha256').update(dictionary).digest('base64')
}

/** @param level of zstd: 19 for what is compressed once and sent for months */
export async function compressWith(dictionary: Buffer, body: Buffer, level: number): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  const delta = await compress(body, { dictionary, params })
  return Buffer.concat([magic, createHash('sha256').update(dictionary).digest(), delta])
}
