import type { BlockPosition } from '../story/outline.ts'
import type { MenuRow } from '../ui/action-menu.tsx'
import type { Words } from '../words/words-for.ts'
import type { BlockActions } from './block-deeds.ts'

type Around = { position: BlockPosition | undefined; actions: BlockActions; words: Words }

/** What can be done with a block, as rows of its menu; none for the root. */
export function blockRows(uid: string, { position, actions, words }: Around): MenuRow[] {
  if (!position) return []
  const isLast = position.index === position.count - 1
  return [
    { id: 'up', name: words('moveUp'), onAction: () => actions.step(uid, -1), isDisabled: position.index === 0 },
    { id: 'down', name: words('moveDown'), onAction: () => actions.step(uid, 1), isDisabled: isLast },
    { id: 'before', name: words('addBefore'), onAction: () => actions.askBeside(uid, 0) },
    { id: 'after', name: words('addAfter'), onAction: () => actions.askBeside(uid, 1) },
    { id: 'duplicate', name: words('duplicate'), onAction: () => actions.duplicate(uid) },
    { id: 'copy', name: words('copy'), onAction: () => actions.copy(uid) },
    { id: 'delete', name: words('delete'), onAction: () => actions.remove(uid) },
  ]
}
