import { type BlockIndex, type IndexedBlock, isBlockList } from '../merge/block-index.ts'

/** The blocks that are in another list than before, or that were moved within theirs; as few as explain the new order. */
export function movedUids(before: BlockIndex, after: BlockIndex): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const [uid, { block, parent }] of after) {
    const earlier = before.get(uid)
    if (earlier && isElsewhere(earlier.parent, parent)) moved.add(uid)
    for (const [key, value] of Object.entries(block)) {
      const old = before.get(uid)?.block[key]
      if (isBlockList(value) && isBlockList(old))
        for (const one of movedWithin(uidsIn(old), uidsIn(value))) moved.add(one)
    }
  }
  return moved
}

function isElsewhere(before: IndexedBlock['parent'], after: IndexedBlock['parent']): boolean {
  return before?.uid !== after?.uid || before?.key !== after?.key
}

function uidsIn(list: readonly { _uid: string }[]): string[] {
  return list.map(({ _uid }) => _uid)
}

function movedWithin(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((uid, at) => [uid, at]))
  const common = after.filter((uid) => places.has(uid))
  const stays = longestRising(common.map((uid) => places.get(uid) ?? 0))
  return common.filter((_, at) => !stays.has(at))
}

/** Indexes of a longest strictly rising part of a list. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const chains: { length: number; previous: number }[] = []
  for (const number of numbers) {
    const best = chains.reduce(
      (found, { length }, index) =>
        (numbers[index] ?? 0) < number && length > found.length ? { length, previous: index } : found,
      { length: 0, previous: -1 },
    )
    chains.push({ length: best.length + 1, previous: best.previous })
  }
  const stays = new Set<number>()
  const longest = Math.max(0, ...chains.map(({ length }) => length))
  for (let at = chains.findIndex(({ length }) => length === longest); at >= 0; at = chains[at]?.previous ?? -1)
    stays.add(at)
  return stays
}
