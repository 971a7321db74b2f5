import { crc32, deflateRawSync } from 'node:zlib'

/** A file in an archive; its name may have folders, with slashes. */
export type ZipEntry = { name: string; bytes: Buffer }

/** What APPNOTE 6.3 says of an entry twice, before its bytes and in the table at the end. */
type Packed = ZipEntry & { packed: Buffer; sum: number; at: number }

/**
 * Writes a ZIP archive (PKWARE APPNOTE 6.3, deflate). Equal files and day give equal bytes.
 * @param day of the files, `2026-06-01`
 */
export function zipFile(entries: readonly ZipEntry[], day: string): Buffer {
  const date = dosDate(day)
  const rows: Packed[] = []
  let at = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes, { level: 9 })
    const row = { ...entry, packed, sum: crc32(entry.bytes), at }
    rows.push(row)
    at += localPart(row, date).length
  }
  const table = Buffer.concat(rows.map((row) => tableRow(row, date)))
  return Buffer.concat([...rows.map((row) => localPart(row, date)), table, ending(rows.length, table.length, at)])
}

function localPart(row: Packed, date: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  writeDetails(head, { row, date, at: 4 })
  return Buffer.concat([head, Buffer.from(row.name), row.packed])
}

function tableRow(row: Packed, date: number): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  // Made by version 2.0 under Unix; readable by everyone, writable by the owner.
  head.writeUInt16LE(0x0314, 4)
  writeDetails(head, { row, date, at: 6 })
  head.writeUInt32LE((0o100644 << 16) >>> 0, 38)
  head.writeUInt32LE(row.at, 42)
  return Buffer.concat([head, Buffer.from(row.name)])
}

/** Version, name in UTF-8, deflate, midnight of the day, check sum, both lengths and the length of the name. */
function writeDetails(head: Buffer, { row, date, at }: { row: Packed; date: number; at: number }): void {
  head.writeUInt16LE(20, at)
  head.writeUInt16LE(0x0800, at + 2)
  head.writeUInt16LE(8, at + 4)
  head.writeUInt16LE(0, at + 6)
  head.writeUInt16LE(date, at + 8)
  head.writeUInt32LE(row.sum, at + 10)
  head.writeUInt32LE(row.packed.length, at + 14)
  head.writeUInt32LE(row.bytes.length, at + 18)
  head.writeUInt16LE(Buffer.byteLength(row.name), at + 22)
}

function ending(count: number, length: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  return end
}

function dosDate(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  return ((year - 1980) << 9) | (month << 5) | date
}
