export type ByteRange = { start: number; end: number }

/**
 * One byte range of a file (RFC 9110, section 14.2).
 * @param length size of the file in bytes
 * @returns first and last byte; undefined to send the whole file: no range, several ranges, or an invalid one
 */
export function parseRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const ofTail = /^bytes=-(\d+)$/.exec(header ?? '')
  const ofMiddle = /^bytes=(\d+)-(\d*)$/.exec(header ?? '')
  if (ofTail) return satisfiable({ start: Math.max(0, length - Number(ofTail[1])), end: length - 1 }, length)
  if (!ofMiddle) return undefined
  const start = Number(ofMiddle[1])
  const last = ofMiddle[2] ? Number(ofMiddle[2]) : length - 1
  if (ofMiddle[2] && last < start) return undefined
  return satisfiable({ start, end: Math.min(last, length - 1) }, length)
}

function satisfiable(range: ByteRange, length: number): ByteRange | 'unsatisfiable' {
  return range.start < length && range.start <= range.end ? range : 'unsatisfiable'
}
