import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { mostCodes, parseCodeLines } from './code-lines.ts'

/** The longest text of codes, also once it is unpacked: five hundred lines of a table. */
export const longestText = 64 * 1024

/** The longest packed text: an address stays far below the 8 KB of servers and proxies. */
const longestPacked = 6000

/** Why a text is not read. */
export type CodesProblem = 'empty' | 'no-text' | 'too-large' | 'too-many'

export const codesProblems: readonly CodesProblem[] = ['empty', 'no-text', 'too-large', 'too-many']

/**
 * A text of codes as a part of an address: nothing of it is stored anywhere, and the address can be shared.
 * @returns the packed text, or why it is refused
 */
export function packCodes(text: string): { packed: string } | { problem: CodesProblem } {
  if (text.length > longestText) return { problem: 'too-large' }
  if (isBinary(text)) return { problem: 'no-text' }
  const lines = parseCodeLines(text)
  if (lines.length === 0) return { problem: 'empty' }
  if (lines.length > mostCodes) return { problem: 'too-many' }
  const rows = text.split(/\r\n?|\n/).map((row) => row.trim())
  const packed = deflateRawSync(rows.filter(Boolean).join('\n'), { level: 9 }).toString('base64url')
  return packed.length > longestPacked ? { problem: 'too-large' } : { packed }
}

/** @returns undefined for what is no packed text of this length */
export function unpackCodes(packed: string): string | undefined {
  if (packed.length > longestPacked || !/^[\w-]+$/.test(packed)) return undefined
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: longestText * 2 })
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isBinary(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** A workbook, a picture or another file that is no text. */
function isBinary(text: string): boolean {
  return /[\u0000-\u0008\u000E-\u001A\uFFFD]/.test(text)
}
