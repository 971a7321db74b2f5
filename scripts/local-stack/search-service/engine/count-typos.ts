/**
 * Typos between two words: an extra, a missing or a wrong letter, or an exchange of two neighbours count one each
 * (Damerau-Levenshtein, optimal string alignment); a wrong first letter counts one more (hosted service's docs: typo
 * tolerance).
 * @returns the number, or `limit + 1` for anything above `limit`
 */
export function countTypos(typed: string, meant: string, limit: number): number {
  const first = typed[0] === meant[0] ? 0 : 1
  if (Math.abs(typed.length - meant.length) + first > limit) return limit + 1
  return Math.min(distance(typed, meant) + first, limit + 1)
}

function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        swapped && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

/** Every word that results from exchanging two neighbouring letters. */
export function exchangedNeighbours(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((_, index) => {
    const swapped = [...letters]
    swapped.splice(index, 2, letters[index + 1] ?? '', letters[index] ?? '')
    return swapped.join('')
  })
}
