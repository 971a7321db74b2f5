import { memo, useMemo, useRef, useState } from 'react'
import { Collection, type Key } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { type BlockPlace, placeOf } from '../../story/block-place.ts'
import { moveRefusal } from '../../story/block-refusal.ts'
import type { OutlineNode } from '../../story/derived/outline.ts'
import { Previews, useOutline } from '../use-outline.ts'
import type { BlockActions } from './block-actions.ts'
import { BlockTreeRow } from './block-tree-row.tsx'

type Shown = { selected: string; actions: BlockActions }

/** Arrow keys navigate, Enter opens a block's form, blocks are dragged by pointer or keyboard. */
export function BlockTree({ content, language, ...shown }: Shown & { content: WireBlock; language: string }) {
  const { components } = useEditor()
  const { root, previews } = useOutline(content, components, language)
  return (
    <Previews value={previews}>
      <OutlineTree {...shown} outline={root} />
    </Previews>
  )
}

const OutlineTree = memo(({ outline, selected, actions }: Shown & { outline: OutlineNode }) => {
  const messages = useMessages()
  const nodes = useMemo(() => new Map(flat(outline).map((node) => [node.id, node])), [outline])
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const dragAndDropHooks = useBlockDrag({ nodes, actions })
  const render = (node: OutlineNode) => <BlockItem key={node.id} node={node} selected={selected} actions={actions} />
  return (
    <Tree
      aria-label={messages('blocks')}
      className="block-tree"
      items={[outline]}
      dependencies={[selected]}
      selectionMode="none"
      onAction={(key) => {
        const uid = nodes.get(String(key))?.uid
        if (uid !== undefined) actions.select(uid)
      }}
      expandedKeys={[...nodes.keys()].filter((id) => !closed.has(id))}
      onExpandedChange={(keys) => setClosed(new Set([...nodes.keys()].filter((id) => !keys.has(id))))}
      dragAndDropHooks={dragAndDropHooks}
    >
      {render}
    </Tree>
  )
})

function BlockItem({ node, selected, actions }: Shown & { node: OutlineNode }) {
  return (
    <TreeItem
      id={node.id}
      textValue={`${node.name} ${node.preview}`}
      className={node.kind === 'list' ? 'block-row list-row' : 'block-row'}
    >
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded, state }) => (
          <BlockTreeRow
            node={node}
            shape={{ level, hasChildItems, isExpanded }}
            actions={actions}
            isOpen={node.uid === selected}
            onDragFocus={() => state.selectionManager.setFocusedKey(node.id)}
          />
        )}
      </TreeItemContent>
      <Collection items={node.children} dependencies={[selected]}>
        {(child: OutlineNode) => <BlockItem key={child.id} node={child} selected={selected} actions={actions} />}
      </Collection>
    </TreeItem>
  )
}

function flat(node: OutlineNode): OutlineNode[] {
  return [node, ...node.children.flatMap(flat)]
}

type Target = { type: string; key?: Key; dropPosition?: string }

type Dragging = { nodes: ReadonlyMap<string, OutlineNode>; actions: BlockActions }

/** Dragging of blocks in the outline, by pointer or keyboard: a block can be dropped only where its field allows it. */
function useBlockDrag({ nodes, actions }: Dragging) {
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
