import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { decodeText, isBinary, type NoText } from '#site/server/tables/decode-text.ts'
import { type CodeRows, mostCodes, parseCodeLines, readCodeRows } from './code-lines.ts'

/** The longest text of codes: some thousand lines of a table with descriptions. */
export const longestText = 256 * 1024

/** The longest packed text: an address stays far below the 8 KB of servers and proxies. */
const longestPacked = 6000

/** Why a text is not read. */
export type CodesProblem = NoText | 'empty' | 'too-large'

export const codesProblems: readonly CodesProblem[] = ['empty', 'no-text', 'workbook', 'too-large']

/**
 * A text of codes as parts of addresses: nothing of it is stored anywhere, and an address can be shared. A text that is too long for one is
 * divided, none of it is cut.
 * @returns one part, as long as it fits; or why the text is refused
 */
export function packCodes(text: string): { parts: string[] } | { problem: CodesProblem } {
  if (text.length > longestText) return { problem: 'too-large' }
  const decoded = isBinary(text) ? decodeText(new TextEncoder().encode(text)) : { text }
  if ('problem' in decoded) return decoded
  const count = parseCodeLines(text).length
  if (count === 0) return { problem: 'empty' }
  const rows = text.split(/\r\n?|\n/).map(withoutSpaces)
  const whole = packed(rows.filter((row) => row.trim() !== '').join('\n'))
  if (count <= mostCodes && whole.length <= longestPacked) return { parts: [whole] }
  const parts = divided(readCodeRows(text))
  return parts ? { parts } : { problem: 'too-large' }
}

/** @returns undefined where one row alone is too long */
function divided({ head, body }: CodeRows): string[] | undefined {
  const text = [...(head ? [head] : []), ...body].map((cells) => cells.map(quoted).join('\t')).join('\n')
  const whole = packed(text)
  if (whole.length <= longestPacked && parseCodeLines(text).length <= mostCodes) return [whole]
  if (body.length < 2) return undefined
  const middle = Math.ceil(body.length / 2)
  const first = divided({ head, body: body.slice(0, middle) })
  // One row that is too long decides: each further part would be packed for nothing.
  const second = first && divided({ head, body: body.slice(middle) })
  return second && [...first, ...second]
}

/** Without spaces around it; tabs stay, which are empty cells, and so does the space before a quotation mark that would begin a cell. A pattern would look at each space again and again. */
function withoutSpaces(row: string): string {
  let end = row.length
  while (row[end - 1] === ' ') end -= 1
  return row.slice(0, end).replace(/^ +(?![ "])/, '')
}

function quoted(cell: string): string {
  return cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}

function packed(text: string): string {
  return deflateRawSync(text, { level: 9 }).toString('base64url')
}

/** @returns undefined for what is no packed text of this length */
export function unpackCodes(packedText: string): string | undefined {
  if (packedText.length > longestPacked || !/^[\w-]+$/.test(packedText)) return undefined
  try {
    const bytes = inflateRawSync(Buffer.from(packedText, 'base64url'), { maxOutputLength: longestText })
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isBinary(text) ? undefined : text
  } catch {
    return undefined
  }
}
