import fc from 'fast-check'
import { hostileTexts } from './hostile-texts.ts'

type Edit = {
  kind: 'insert' | 'word' | 'remove' | 'repeat' | 'cut' | 'flip' | 'encode'
  at: number
  length: number
  times: number
  piece: string
}

/**
 * Texts of a language: valid ones, such with a few edits, and its pieces in any order.
 * @param pieces signs and words that have a meaning in it
 */
export function texts(valid: fc.Arbitrary<string>, pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...pieces, ...hostileTexts)
  const edit = fc.record({
    kind: fc.constantFrom('insert', 'word', 'word', 'remove', 'repeat', 'cut', 'flip', 'encode'),
    at: fc.nat(10_000),
    length: fc.integer({ min: 1, max: 12 }),
    times: fc.integer({ min: 2, max: 40 }),
    piece,
  } satisfies { [Part in keyof Edit]: fc.Arbitrary<Edit[Part]> })
  const damaged = fc.tuple(valid, fc.array(edit, { minLength: 1, maxLength: 4 })).map(([text, edits]) => {
    return edits.reduce(edited, text)
  })
  const soup = fc.array(fc.oneof(fc.constantFrom(...pieces), piece, fc.string({ maxLength: 6 })), { maxLength: 24 })
  return fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 5, arbitrary: damaged },
    { weight: 3, arbitrary: soup.map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  )
}

function edited(text: string, { kind, at, length, times, piece }: Edit): string {
  const from = at % (text.length + 1)
  const [before, part, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)]
  if (kind === 'insert') return before + piece + part + after
  // A whole word is a name or a value in most languages.
  if (kind === 'word')
    return before.replace(/[\p{L}\p{N}_]{1,40}$/u, '') + piece + text.slice(from).replace(/^[\p{L}\p{N}_]{1,40}/u, '')
  if (kind === 'remove') return before + after
  if (kind === 'repeat') return before + part.repeat(times) + after
  if (kind === 'cut') return before
  if (kind === 'flip') return before + flipped(text.charCodeAt(from), times % 8) + text.slice(from + 1)
  return before + [...part].map(percentEncoded).join('') + after
}

/** @param unit NaN behind the last one */
function flipped(unit: number, bit: number): string {
  return Number.isNaN(unit) ? '' : String.fromCharCode(unit ^ (1 << bit))
}

function percentEncoded(sign: string): string {
  return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
