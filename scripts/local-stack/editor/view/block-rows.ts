import type { WireBlock } from '../services/wire-story.ts'
import { blocksAt, placeOf } from '../story/block-place.ts'
import type { MenuRow } from '../ui/action-menu.tsx'
import type { Words } from '../words/words-for.ts'
import type { BlockDeeds } from './use-block-deeds.ts'

/** What can be done with a block, as rows of its menu; none for the root. */
export function blockRows(
  content: WireBlock,
  uid: string,
  { deeds, words }: { deeds: BlockDeeds; words: Words },
): MenuRow[] {
  const place = placeOf(content, uid)
  if (!place) return []
  const last = blocksAt(content, place.list).length - 1
  return [
    { id: 'up', name: words('moveUp'), onAction: () => deeds.step(uid, -1), isDisabled: place.index === 0 },
    { id: 'down', name: words('moveDown'), onAction: () => deeds.step(uid, 1), isDisabled: place.index === last },
    { id: 'before', name: words('addBefore'), onAction: () => deeds.askInsert(place) },
    { id: 'after', name: words('addAfter'), onAction: () => deeds.askInsert({ ...place, index: place.index + 1 }) },
    { id: 'duplicate', name: words('duplicate'), onAction: () => deeds.duplicate(uid) },
    { id: 'copy', name: words('copy'), onAction: () => deeds.copy(uid) },
    { id: 'delete', name: words('delete'), onAction: () => deeds.remove(uid) },
  ]
}
