/**
 * How many letters of a name are left out, added, replaced or changed with their neighbour.
 * @returns undefined where it is another name: more than one in a short name, or more than two
 */
export function nearness(typed: string, name: string): number | undefined {
  const farthest = typed.length < 5 ? 1 : 2
  if (typed.length < 3 || Math.abs(name.length - typed.length) > farthest) return undefined
  // Of tens of thousands of names few are compared letter by letter.
  if (name[0] !== typed[0] && name[0] !== typed[1] && name[1] !== typed[0]) return undefined
  const distance = distanceOf(typed, name)
  return distance <= farthest ? distance : undefined
}

function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped))
    }
  }
  return at(a.length, b.length)
}
