import { useMessages } from '../../page/editor-context.ts'
import { hasRoom } from '../../story/allowed-blocks.ts'
import type { OutlineNode } from '../../story/derived/outline.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Sign } from '../../ui/sign.tsx'
import { usePreviewOf } from '../use-outline.ts'
import type { BlockActions } from './block-actions.ts'
import { blockRows } from './block-rows.ts'

type Props = {
  node: OutlineNode
  shape: { level: number; hasChildItems: boolean; isExpanded: boolean }
  actions: BlockActions
  isOpen: boolean
  /** Dragging by keyboard starts at the line whose button has the focus. */
  onDragFocus: () => void
}

/** One line of the outline. */
export function BlockTreeRow({ node, shape, actions, isOpen, onDragFocus }: Props) {
  const messages = useMessages()
  const rows = node.uid === undefined ? [] : blockRows(node.uid, { position: node.position, actions, messages })
  return (
    <div
      className="block-cells"
      data-open={isOpen || undefined}
      style={{ paddingInlineStart: `${(shape.level - 1) * 14}px` }}
    >
      <Chevron shape={shape} />
      {node.kind === 'block' && (
        <span className="block-dot" style={{ background: node.component?.color || undefined }} aria-hidden="true" />
      )}
      <span className="block-name">
        {node.name} <BlockPreview node={node} />
      </span>
      {isOpen && <span className="read-out">{messages('isOpen')}</span>}
      <AddButton node={node} actions={actions} />
      {rows.length > 0 && (
        <span className="block-tools">
          <ActionMenu label={messages('actionsFor', { name: node.name })} rows={rows} />
          <ActionButton
            slot="drag"
            look="icon"
            aria-label={messages('dragNamed', { name: node.name })}
            onFocus={onDragFocus}
          >
            <Sign name="grip" />
          </ActionButton>
        </span>
      )}
    </div>
  )
}

function BlockPreview({ node }: Pick<Props, 'node'>) {
  const preview = usePreviewOf(node)
  return preview && <span className="block-preview">{preview}</span>
}

function Chevron({ shape }: Pick<Props, 'shape'>) {
  if (!shape.hasChildItems) return <span className="block-lead" />
  return (
    <ActionButton slot="chevron" look="icon">
      <span className={shape.isExpanded ? 'turned' : 'unturned'}>
        <Sign name="chevron" />
      </span>
    </ActionButton>
  )
}

/** On a line with room for one more block. */
function AddButton({ node: { name, list }, actions }: Pick<Props, 'node' | 'actions'>) {
  const messages = useMessages()
  if (!list || !hasRoom(list.field, list.count)) return null
  return (
    <ActionButton
      look="icon"
      aria-label={messages('addTo', { name })}
      onPress={() => actions.requestInsertAtEnd(list.path)}
    >
      <Sign name="plus" />
    </ActionButton>
  )
}
