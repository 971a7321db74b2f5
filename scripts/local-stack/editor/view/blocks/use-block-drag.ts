import { useRef } from 'react'
import type { Key } from 'react-aria-components/Collection'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useEditor } from '../../page/editor-context.ts'
import { type BlockPlace, placeOf } from '../../story/block-place.ts'
import { moveRefusal } from '../../story/block-refusal.ts'
import type { OutlineNode } from '../../story/derived/outline.ts'
import type { BlockActions } from './block-actions.ts'

type Target = { type: string; key?: Key; dropPosition?: string }

type Dragging = { nodes: ReadonlyMap<string, OutlineNode>; actions: BlockActions }

/** Dragging of blocks in the outline, by pointer or keyboard: a block can be dropped only where its field allows it. */
export function useBlockDrag({ nodes, actions }: Dragging) {
  const { components } = useEditor()
  const dragged = useRef<string>(undefined)

  const placeAt = ({ key, dropPosition }: Target): BlockPlace | undefined => {
    const node = nodes.get(String(key))
    if (dropPosition === 'on') return node?.list && { list: node.list.path, index: node.list.count }
    const place = node?.uid === undefined ? undefined : placeOf(actions.content(), node.uid)
    return place && { ...place, index: place.index + (dropPosition === 'after' ? 1 : 0) }
  }
  const mayDrop = (target: Target): boolean => {
    const place = placeAt(target)
    const { current: uid } = dragged
    if (!place || uid === undefined) return false
    return moveRefusal(actions.content(), { uid, list: place.list }, components) === undefined
  }
  const { dragAndDropHooks } = useDragAndDrop<OutlineNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0])
    },
    getDropOperation: (target) => (mayDrop(target) ? 'move' : 'cancel'),
    onMove: ({ target }) => {
      const place = placeAt(target)
      if (place && dragged.current !== undefined) actions.move(dragged.current, place)
    },
  })
  return dragAndDropHooks
}
