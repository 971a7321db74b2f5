import type { TextPart } from '../../story/versions/compare-words.ts'

/** Characters of an unchanged text that stay on each side of a change. */
const beside = 60

/** Parts of a text for reading: long passages without a change are cut to the words beside the changes. `at` tells them apart. */
export function shortenedParts(parts: readonly TextPart[]): readonly (TextPart & { at: number })[] {
  return parts.map(({ kind, text }, at) => {
    if (kind !== 'same' || text.length <= beside * 2) return { kind, text, at }
    const start = at === 0 ? '' : text.slice(0, beside)
    const end = at === parts.length - 1 ? '' : text.slice(-beside)
    return { kind, text: `${start} … ${end}`, at }
  })
}
