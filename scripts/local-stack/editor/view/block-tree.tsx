import { useMemo, useState } from 'react'
import { Collection, type Key } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useEditor, useWords } from '../page/editor-context.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { type OutlineNode, outlineOf } from '../story/outline.ts'
import { BlockTreeRow } from './block-tree-row.tsx'
import type { BlockDeeds } from './use-block-deeds.ts'
import { useBlockDrag } from './use-block-drag.ts'

type Props = { content: WireBlock; language: string; deeds: BlockDeeds }

/** The outline of the story: arrow keys walk, Enter opens a block's form, blocks are dragged by hand or keyboard. */
export function BlockTree({ content, language, deeds }: Props) {
  const words = useWords()
  const { components } = useEditor()
  const outline = useMemo(() => outlineOf(content, components, language), [content, components, language])
  const nodes = useMemo(() => new Map(flat(outline).map((node) => [node.id, node])), [outline])
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const dragAndDropHooks = useBlockDrag({ content, nodes, deeds })
  const draw = (node: OutlineNode) => <BlockItem key={node.id} node={node} content={content} deeds={deeds} />
  return (
    <Tree
      aria-label={words('blocks')}
      className="block-tree"
      items={[outline]}
      dependencies={[content, deeds.selected]}
      selectionMode="none"
      onAction={(key) => {
        const uid = nodes.get(String(key))?.uid
        if (uid !== undefined) deeds.select(uid)
      }}
      expandedKeys={[...nodes.keys()].filter((id) => !closed.has(id))}
      onExpandedChange={(keys) => setClosed(new Set([...nodes.keys()].filter((id) => !keys.has(id))))}
      dragAndDropHooks={dragAndDropHooks}
    >
      {draw}
    </Tree>
  )
}

type ItemProps = Pick<Props, 'content' | 'deeds'> & { node: OutlineNode }

function BlockItem({ node, content, deeds }: ItemProps) {
  return (
    <TreeItem
      id={node.id}
      textValue={`${node.name} ${node.preview}`}
      className={node.kind === 'list' ? 'block-row list-row' : 'block-row'}
    >
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded }) => (
          <BlockTreeRow
            node={node}
            shape={{ level, hasChildItems, isExpanded }}
            content={content}
            deeds={deeds}
            isOpen={node.uid === deeds.selected}
          />
        )}
      </TreeItemContent>
      <Collection items={node.children} dependencies={[content, deeds.selected]}>
        {(child: OutlineNode) => <BlockItem key={child.id} node={child} content={content} deeds={deeds} />}
      </Collection>
    </TreeItem>
  )
}

function flat(node: OutlineNode): OutlineNode[] {
  return [node, ...node.children.flatMap(flat)]
}
