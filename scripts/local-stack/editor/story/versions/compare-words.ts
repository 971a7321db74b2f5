/** A part of a text that both versions have, or one of them. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Most comparisons of one word with another; longer texts are shown as replaced from the first difference to the last. */
const mostCells = 4_000_000

/** The words of two texts: unchanged, removed and added ones, in the order of reading. */
export function compareWords(before: string, after: string): readonly TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const start = commonLength(old, now)
  const end = commonLength(old.slice(start).toReversed(), now.slice(start).toReversed())
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const middle =
    oldMiddle.length * nowMiddle.length > mostCells
      ? [...partsOf('removed', oldMiddle), ...partsOf('added', nowMiddle)]
      : comparedMiddle(oldMiddle, nowMiddle)
  return joined(
    withoutLoneSpaces([
      ...partsOf('same', old.slice(0, start)),
      ...middle,
      ...partsOf('same', old.slice(old.length - end)),
    ]),
  )
}

/** Words, the spaces between them, and single signs. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,_-]*[\p{L}\p{M}\p{N}]|\S/gu) ?? []
}

function commonLength(left: readonly string[], right: readonly string[]): number {
  const at = left.findIndex((word, index) => word !== right[index])
  return at < 0 ? left.length : at
}

function partsOf(kind: TextPart['kind'], words: readonly string[]): TextPart[] {
  return words.map((text) => ({ kind, text }))
}

/** By the longest common sequence of words. */
function comparedMiddle(old: readonly string[], now: readonly string[]): TextPart[] {
  const lengthAt = commonLengths(old, now)
  const parts: TextPart[] = []
  let [row, column] = [0, 0]
  while (row < old.length && column < now.length) {
    const kind = kindOf(old[row] === now[column], lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    parts.push({ kind, text: (kind === 'added' ? now[column] : old[row]) ?? '' })
    if (kind !== 'added') row += 1
    if (kind !== 'removed') column += 1
  }
  return [...parts, ...partsOf('removed', old.slice(row)), ...partsOf('added', now.slice(column))]
}

function kindOf(isSame: boolean, isRemoval: boolean): TextPart['kind'] {
  if (isSame) return 'same'
  return isRemoval ? 'removed' : 'added'
}

/** For each pair of ends of the two texts: how many words they have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): (row: number, column: number) => number {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === now[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  return lengthAt
}

/** A space between two changed words is read with them: it is removed with the old ones and added with the new ones. */
function withoutLoneSpaces(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part, at): TextPart[] => {
    const isBetween =
      at > 0 && at < parts.length - 1 && parts[at - 1]?.kind !== 'same' && parts[at + 1]?.kind !== 'same'
    if (part.kind !== 'same' || !isBetween || !/^[^\S\n]+$/.test(part.text)) return [part]
    return [
      { kind: 'removed', text: part.text },
      { kind: 'added', text: part.text },
    ]
  })
}

/** Between two texts that stayed, everything removed comes before everything added. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  const pending = { removed: '', added: '' }
  const flush = () => {
    if (pending.removed !== '') result.push({ kind: 'removed', text: pending.removed })
    if (pending.added !== '') result.push({ kind: 'added', text: pending.added })
    pending.removed = ''
    pending.added = ''
  }
  for (const { kind, text } of parts) {
    const last = result.at(-1)
    if (kind !== 'same') pending[kind] += text
    else if (last?.kind === 'same' && pending.removed === '' && pending.added === '') last.text += text
    else {
      flush()
      result.push({ kind, text })
    }
  }
  flush()
  return result
}
