/** The kind of a file that is no text, by its first bytes. */
export type NoText = 'workbook' | 'no-text'

/** Zip files and files of the old office programs; both are workbooks where a table is expected. */
const workbooks = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const

/** The text of a file in the encodings of spreadsheets: UTF-8, UTF-16, or the old encoding of Windows. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: NoText } {
  if (isWorkbook(bytes)) return { problem: 'workbook' }
  const text = decoderFor(bytes).decode(bytes)
  return isBinary(text) ? { problem: 'no-text' } : { text }
}

export function isWorkbook(start: Uint8Array): boolean {
  return workbooks.some((mark) => mark.every((byte, at) => start[at] === byte))
}

/** The decoder for a file that begins so. */
export function decoderFor(start: Uint8Array): TextDecoder {
  const mark = Buffer.from(start.subarray(0, 4)).toString('hex')
  // With a mark, or with a nought beside each of two Latin letters.
  if (/^(fffe|(?!00)..00(?!00)..00)/.test(mark)) return new TextDecoder('utf-16le')
  if (/^(feff|00(?!00)..00(?!00)..)/.test(mark)) return new TextDecoder('utf-16be')
  return new TextDecoder(isUtf8(start) ? 'utf-8' : 'windows-1252')
}

/** A sign that the end cuts through counts as whole. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** A picture or another file that is no text. Half a sign cannot be written as bytes again. */
export function isBinary(text: string): boolean {
  return /[\u0000-\u0008\u000E-\u001A\uFFFD]/.test(text) || !text.isWellFormed()
}
