import 'server-only'
import { encode } from 'uqr'

/** A QR code as one SVG path whose unit is a module. */
export type QrCode = {
  /** Modules of a side, with the quiet zone around it. */
  size: number
  path: string
}

/** A phone reads no denser code from a screen or a sheet of paper. */
const longestAddress = 900

/** Modules that must be empty around a code (ISO/IEC 18004). */
const quietZone = 4

/** @returns undefined for an address that is too long to be read */
export function qrCode(address: string): QrCode | undefined {
  if (address.length > longestAddress) return undefined
  const { data, size } = encode(address, { ecc: 'L', border: quietZone })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** The dark runs of a row, each a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    let end = x
    while (row[end]) end += 1
    path += `M${x} ${y}h${end - x}v1h${x - end}z`
    x = end
  }
  return path
}
