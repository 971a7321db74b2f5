import { inflateSync } from 'node:zlib'

/** Lengths of the headers and of one entry of their directories, in bytes (W3C WOFF 1.0, sections 3 and 4; OpenType, font file). */
const [woffHeader, woffEntry, sfntHeader, sfntEntry] = [44, 20, 12, 16] as const

type Table = { tag: Buffer; checksum: number; data: Buffer }

/**
 * A font of the web as a font file. The PDF library reads both, and in one of the web it reads past the end of a table whose last glyph is
 * empty.
 * @throws Error when the bytes are no WOFF 1.0
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font in the format WOFF 1.0.')
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, woffHeader + index * woffEntry),
  )
  const directory = Buffer.alloc(sfntHeader + tables.length * sfntEntry)
  woff.copy(directory, 0, 4, 8)
  writeSearchRange(directory, tables.length)
  let offset = directory.byteLength
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = sfntHeader + index * sfntEntry
    tag.copy(directory, at)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.byteLength, at + 12)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.byteLength % 4)) % 4)])
    offset += padded.byteLength
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}

function readTable(woff: Buffer, at: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number]
  const data = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(data) : data,
  }
}

/** Values for binary searches in the directory. */
function writeSearchRange(directory: Buffer, tables: number): void {
  const power = Math.floor(Math.log2(tables))
  const range = 2 ** power * sfntEntry
  directory.writeUInt16BE(tables, 4)
  directory.writeUInt16BE(range, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(tables * sfntEntry - range, 10)
}
