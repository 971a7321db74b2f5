/** Letters of all answers together that are kept; far more than a person writes. */
const mostWritten = 256 * 1024

/** A head is a name and a type. */
const longestHead = 16 * 1024

/** The head of a part ends here (RFC 2046, section 5.1.1). */
const endOfHead = Buffer.from('\r\n\r\n')

type Part = { name: string; isFile: boolean; chunks: Buffer[] }

/**
 * Reads a form chunk by chunk and keeps what was written, not the files: so much fits into memory, however large the files are. Of a
 * chunk no more is kept than a boundary could take.
 * @param type the content type of the body
 */
export function writtenParts(type: string) {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const mark = Buffer.from(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`)
  const data = new FormData()
  // The first boundary has no line before it.
  let rest: Buffer = Buffer.from('\r\n')
  let part: Part | undefined
  let written = 0
  let state: 'reading' | 'whole' | 'broken' = boundary ? 'reading' : 'broken'

  const take = (bytes: Buffer) => {
    if (!part || part.isFile) return
    written += bytes.length
    if (written <= mostWritten) part.chunks.push(bytes)
  }
  const finish = () => {
    if (part && !part.isFile) data.append(part.name, Buffer.concat(part.chunks).toString('utf8'))
    part = undefined
  }
  /** @returns whether more can be read of what is there */
  const step = (): boolean => {
    const at = rest.indexOf(mark)
    if (at < 0) {
      const held = Math.min(rest.length, mark.length - 1)
      take(rest.subarray(0, rest.length - held))
      rest = rest.subarray(rest.length - held)
      return false
    }
    const head = rest.subarray(at + mark.length)
    const end = head.indexOf(endOfHead)
    take(rest.subarray(0, at))
    rest = rest.subarray(at)
    if (head.subarray(0, 2).toString() === '--') state = 'whole'
    else if (end < 0) state = head.length > longestHead ? 'broken' : 'reading'
    if (state === 'whole') finish()
    if (state !== 'reading' || end < 0) return false
    finish()
    part = partOf(head.subarray(0, end).toString('utf8'))
    rest = head.subarray(end + endOfHead.length)
    return true
  }
  return {
    read(chunk: Uint8Array): void {
      if (state !== 'reading') return
      rest = Buffer.concat([rest, chunk])
      while (step());
    },
    /** The parts without files; undefined when the body was no whole form, or more was written than is kept. */
    data: () => (state === 'whole' && written <= mostWritten ? data : undefined),
  }
}

function partOf(head: string): Part {
  const name = /;\s*name="([^"]*)"/i.exec(head)?.[1] ?? ''
  return { name, isFile: /;\s*filename\*?=/i.test(head), chunks: [] }
}
