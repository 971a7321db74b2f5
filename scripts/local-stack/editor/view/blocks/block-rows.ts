import type { Messages } from '../../messages/messages-for.ts'
import type { BlockPosition } from '../../story/derived/outline.ts'
import type { MenuRow } from '../../ui/action-menu.tsx'
import type { BlockActions } from './block-actions.ts'

type Around = { position: BlockPosition | undefined; actions: BlockActions; messages: Messages }

/** Actions on a block, as rows of its menu; none for the root. */
export function blockRows(uid: string, { position, actions, messages }: Around): MenuRow[] {
  if (!position) return []
  const isLast = position.index === position.count - 1
  return [
    { id: 'up', name: messages('moveUp'), onAction: () => actions.step(uid, -1), isDisabled: position.index === 0 },
    { id: 'down', name: messages('moveDown'), onAction: () => actions.step(uid, 1), isDisabled: isLast },
    { id: 'before', name: messages('addBefore'), onAction: () => actions.requestInsertBeside(uid, 0) },
    { id: 'after', name: messages('addAfter'), onAction: () => actions.requestInsertBeside(uid, 1) },
    { id: 'duplicate', name: messages('duplicate'), onAction: () => actions.duplicate(uid) },
    { id: 'copy', name: messages('copy'), onAction: () => actions.copy(uid) },
    { id: 'delete', name: messages('delete'), onAction: () => actions.remove(uid) },
  ]
}
