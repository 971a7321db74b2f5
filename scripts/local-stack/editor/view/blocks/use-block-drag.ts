import { useRef } from 'react'
import type { Key } from 'react-aria-components/Collection'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useEditor } from '../../page/editor-context.ts'
import { allowedBlocks, hasRoom } from '../../story/allowed-blocks.ts'
import { fieldOf } from '../../story/block-field.ts'
import { type BlockPlace, blocksAt, placeOf } from '../../story/block-place.ts'
import { findBlock } from '../../story/find-block.ts'
import type { OutlineNode } from '../../story/outline.ts'
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
    const content = actions.content()
    const place = placeAt(target)
    const block = dragged.current === undefined ? undefined : findBlock(content, dragged.current)?.block
    const field = place && fieldOf(content, place, components)
    if (!place || !block || !field) return false
    const isAllowed = allowedBlocks(field, components).some(({ name }) => name === block.component)
    const isOwnList = placeOf(content, block._uid)?.list.join('/') === place.list.join('/')
    return isAllowed && (isOwnList || hasRoom(field, blocksAt(content, place.list).length))
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
