import type { MarkedPart } from 'component-schemas/search/search-results.ts'

/**
 * What the service puts around what was typed: two characters of the private use area, which no text of ours has and no
 * reader of markup knows. What a record says is text to its last sign.
 */
export const marks = { before: '\u{E000}', after: '\u{E001}' } as const

/** A marked text in pieces, in its order; marks that stand alone disappear. */
export function markedParts(marked: string): MarkedPart[] {
  const [first = '', ...others] = marked.split(marks.before)
  const parts = others.flatMap((piece) => {
    const [match = '', ...rest] = piece.split(marks.after)
    return [part(match, rest.length > 0), part(rest.join(''), false)]
  })
  return [part(first.replaceAll(marks.after, ''), false), ...parts].filter(({ text }) => text !== '')
}

function part(text: string, isMatch: boolean): MarkedPart {
  return { text, isMatch }
}
