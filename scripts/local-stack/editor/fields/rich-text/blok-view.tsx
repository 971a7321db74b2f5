import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useContext, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { WireBlock } from '../../services/wire-story.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { NestedForm } from '../form/block-form-props.ts'
import { useLoadState } from '../load-state-view.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { type NestedBlocks, NestedBlocksContext } from './nested-blocks.ts'

/** Blocks inside a rich text: their names, and the form of each in a dialog. */
export function BlokView({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const around = useContext(NestedBlocksContext)
  const body: WireBlock[] = Array.isArray(node.attrs['body']) ? node.attrs['body'] : []
  if (around === undefined) return <NodeViewWrapper />
  const change = (next: WireBlock[]) => (next.length === 0 ? deleteNode() : updateAttributes({ body: next }))
  return (
    <NodeViewWrapper className="field-nested" data-drag-handle="">
      {body.map((block, index) => (
        <NestedBlock
          key={block._uid}
          around={around}
          block={block}
          onChange={(next) => change(body.with(index, next))}
          onRemove={() => change(body.toSpliced(index, 1))}
        />
      ))}
    </NodeViewWrapper>
  )
}

type NestedBlockProps = {
  around: NestedBlocks
  block: WireBlock
  onChange: (block: WireBlock) => void
  onRemove: () => void
}

function NestedBlock({ around, block, onChange, onRemove }: NestedBlockProps) {
  const { services, storyId, language, isReadOnly } = around
  const messages = messagesOf(services)
  const renderForm = useContext(NestedForm)
  const [isOpen, setIsOpen] = useState(false)
  const loadState = useLoadState('components', () => services.listComponents())
  const component =
    loadState.state === 'ready' ? loadState.data.find(({ name }) => name === block.component) : undefined
  const name = component?.display_name || block.component
  return (
    <div className="field-nested-block">
      <span className="field-chosen-name">
        {name}
        <span className="field-note">{previewOf(block, component?.preview_field)}</span>
      </span>
      <Button
        className="field-button field-button-small"
        aria-label={messages('editBlock', { name })}
        isDisabled={component === undefined || renderForm === undefined || isReadOnly}
        onPress={() => setIsOpen(true)}
      >
        ✎
      </Button>
      <Button
        className="field-icon-button"
        aria-label={messages('removeNamed', { name })}
        isDisabled={isReadOnly}
        onPress={onRemove}
      >
        ✕
      </Button>
      {component !== undefined && renderForm !== undefined && (
        <DialogFrame
          heading={name}
          closeLabel={messages('close')}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          size="wide"
        >
          {renderForm({
            component,
            block,
            storyId,
            language,
            onChange: (key, value) => onChange(withKey(block, key, value)),
            services,
          })}
        </DialogFrame>
      )}
    </div>
  )
}

function withKey(block: WireBlock, key: string, value: unknown): WireBlock {
  const { [key]: _, ...others } = block
  return (value === undefined ? others : { ...others, [key]: value }) as WireBlock
}

/** The text of the field that the component names, else of the first field with text. */
function previewOf(block: WireBlock, field: string | null | undefined): string {
  const named = field ? block[field] : undefined
  if (typeof named === 'string' && named !== '') return named
  const texts = Object.entries(block).filter(([key]) => !['_uid', 'component', '_editable'].includes(key))
  return String(texts.find(([, value]) => typeof value === 'string' && value !== '')?.[1] ?? '').slice(0, 80)
}
