import { type BlockIndex, isBlockList } from './block-index.ts'
import { type Change, changeOf, type Decisions, type Indexes, type Side } from './decide-existence.ts'

type Context = Decisions & { isThere: (uid: string) => boolean }

/**
 * The merged lists of blocks, as uids in order, by `<uid of the block> <key>`. Each block is in one list: where I moved it, else where
 * they moved it. Added blocks come after the block that they followed.
 */
export function mergedLists(indexes: Indexes, context: Context): ReadonlyMap<string, readonly string[]> {
  const places = placesOf(indexes, context)
  const members = new Map<string, string[]>()
  for (const [uid, place] of places) members.set(place, [...(members.get(place) ?? []), uid])
  const lists = new Map<string, readonly string[]>()
  for (const place of listNames(indexes, context)) {
    const wanted = new Set(members.get(place) ?? [])
    lists.set(place, orderedList(place, { indexes, context, wanted }))
  }
  return lists
}

function listNames({ base, mine, theirs }: Indexes, { isThere }: Context): Set<string> {
  const names = new Set<string>()
  for (const [uid, { block }] of [...base, ...mine, ...theirs]) {
    if (!isThere(uid)) continue
    for (const [key, value] of Object.entries(block)) if (isBlockList(value)) names.add(`${uid} ${key}`)
  }
  return names
}

/** The list of each block. */
function placesOf(indexes: Indexes, { isThere }: Context): Map<string, string> {
  const places = new Map<string, string>()
  const parents = new Map<string, string>()
  for (const uid of new Set([...indexes.mine.keys(), ...indexes.theirs.keys()])) {
    const parent = isThere(uid) ? parentOf(uid, indexes, isThere) : undefined
    if (!parent) continue
    parents.set(uid, parent.uid)
    places.set(uid, `${parent.uid} ${parent.key}`)
  }
  // Each side moved a block into one that the other side moved: my places have no such circle.
  for (const uid of places.keys()) {
    const own = indexes.mine.get(uid)?.parent
    if (own && isInCircle(uid, parents)) {
      parents.set(uid, own.uid)
      places.set(uid, `${own.uid} ${own.key}`)
    }
  }
  return places
}

function parentOf(uid: string, indexes: Indexes, isThere: (uid: string) => boolean) {
  const [mine, theirs, base] = [parentIn(indexes.mine, uid), parentIn(indexes.theirs, uid), parentIn(indexes.base, uid)]
  const isMoved = mine && (!base || mine.uid !== base.uid || mine.key !== base.key)
  const order = isMoved ? [mine, theirs] : [theirs, mine]
  return order.find((parent) => parent && isThere(parent.uid))
}

function parentIn(index: BlockIndex, uid: string) {
  const parent = index.get(uid)?.parent
  return parent?.isInText ? undefined : parent
}

function isInCircle(uid: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (let above = parents.get(uid); above !== undefined && !seen.has(above); above = parents.get(above)) {
    if (above === uid) return true
    seen.add(above)
  }
  return false
}

type Ordering = { indexes: Indexes; context: Context; wanted: ReadonlySet<string> }

function orderedList(place: string, { indexes, context, wanted }: Ordering): readonly string[] {
  const [uid = '', key = ''] = place.split(' ')
  const change = changeOf(uid, key, indexes)
  const [mine, theirs] = [uidsIn(change.mine), uidsIn(change.theirs)]
  const [first, second] = firstSide(change, context) === 'mine' ? [mine, theirs] : [theirs, mine]
  return [...new Set([...interleaved(first, second), ...wanted])].filter((one) => wanted.has(one))
}

/** The side whose order stays: the one that changed it. */
function firstSide(change: Change, { choose, take }: Decisions): Side {
  const [base, mine, theirs] = [uidsIn(change.base), uidsIn(change.mine), uidsIn(change.theirs)]
  if (!isReordered(theirs, base)) return isReordered(mine, base) ? 'mine' : 'theirs'
  if (isReordered(mine, base)) return isReordered(mine, theirs) ? choose(change) : 'mine'
  take(change)
  return 'theirs'
}

function uidsIn(list: unknown): string[] {
  return isBlockList(list) ? list.map(({ _uid }) => _uid) : []
}

/** Whether the blocks that both lists have are in another order. */
function isReordered(list: readonly string[], other: readonly string[]): boolean {
  const common = list.filter((uid) => other.includes(uid))
  const otherCommon = other.filter((uid) => list.includes(uid))
  return common.some((uid, at) => uid !== otherCommon[at])
}

/** The first list with the further blocks of the second, each after the block that it follows there. */
function interleaved(first: readonly string[], second: readonly string[]): string[] {
  const merged = [...first]
  second.forEach((uid, at) => {
    if (merged.includes(uid)) return
    const before = second.slice(0, at).findLast((one) => merged.includes(one))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, uid)
  })
  return merged
}
