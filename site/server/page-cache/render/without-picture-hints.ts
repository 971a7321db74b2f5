/** Rows of these kinds state their length and may contain any bytes; all others end with a line (React Flight, 19.2). */
const counted: ReadonlySet<string> = new Set('TAOoUSsLlGgMmVb')

const newline = 0x0a
const colon = 0x3a
const comma = 0x2c

/** The hint to fetch a picture, as the framework writes it: `:HL["/m/hero.webp","image",{…}]`. */
const pictureHint = /^:HL\["[^"]*","image"/

/**
 * A payload without the hints to fetch its pictures. The framework's client follows them as soon as it has a payload, and most payloads are
 * of pages that a visitor only could open: a product page fetched the hero of the home page. A page that is opened fetches its pictures when
 * they are in the document. Other hints, style sheets and fonts, are needed before the page shows.
 * @param payload rows of a complete payload; what is no such payload stays as it is
 */
export function withoutPictureHints(payload: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < payload.length; ) {
    const end = endOfRow(payload, at)
    const row = payload.subarray(at, end)
    if (!pictureHint.test(row.subarray(0, 1024).toString('latin1'))) parts.push(row)
    at = end
  }
  return parts.length === 1 ? payload : Buffer.concat(parts)
}

/** Where the next row begins. */
function endOfRow(payload: Buffer, start: number): number {
  const afterId = payload.indexOf(colon, start) + 1
  const kind = String.fromCharCode(payload[afterId] ?? newline)
  if (afterId > 0 && counted.has(kind)) {
    const afterLength = payload.indexOf(comma, afterId) + 1
    const length = Number.parseInt(payload.subarray(afterId + 1, afterLength - 1).toString('latin1'), 16)
    if (afterLength > 0 && length >= 0) return Math.min(payload.length, afterLength + length)
  }
  const line = payload.indexOf(newline, start)
  return line < 0 ? payload.length : line + 1
}
