import type { MarkedPart } from 'component-schemas/search/search-results.ts'

/**
 * What the service puts around what was typed: two characters of the private use area, which no text of ours has and no
 * reader of markup knows. The words of a record are text to their last sign.
 */
export const marks = { before: '\u{E000}', after: '\u{E001}' } as const

/**
 * A marked text in pieces, in its order; marks without a counterpart disappear. A single letter is no match: the last letter of
 * `NOR1R.L` would mark every word that begins with it.
 */
export function markedParts(marked: string): MarkedPart[] {
  const [first = '', ...others] = marked.split(marks.before)
  const parts = others.flatMap((piece) => {
    const [match = '', ...rest] = piece.split(marks.after)
    return [part(match, rest.length > 0), part(rest.join(''), false)]
  })
  return joined([part(first.replaceAll(marks.after, ''), false), ...parts].filter(({ text }) => text !== ''))
}

/** Neighbours that both match, or both do not, are one piece. */
function joined(parts: readonly MarkedPart[]): MarkedPart[] {
  return parts.reduce<MarkedPart[]>((whole, { text, isMatch }) => {
    const last = whole.at(-1)
    if (last?.isMatch !== isMatch) return [...whole, { text, isMatch }]
    return [...whole.slice(0, -1), { text: last.text + text, isMatch }]
  }, [])
}

function part(text: string, isMatch: boolean): MarkedPart {
  return { text, isMatch: isMatch && !/^\p{L}$/u.test(text) }
}
