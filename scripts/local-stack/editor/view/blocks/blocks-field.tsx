import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { BlocksSlot } from '../../services/editor-services.ts'
import { hasRoom, onlyBlockOf } from '../../story/allowed-blocks.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { findBlock, isBlock } from '../../story/find-block.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { BlockActions } from './block-actions.ts'
import { blockRows } from './block-rows.ts'
import { InlineBlock, type InlineSlot } from './inline-block.tsx'

/** The blocks of a field in its form: a section of fields, or a list of blocks. */
export function BlocksField(props: InlineSlot) {
  const { components } = useEditor()
  const only = onlyBlockOf(props.slot.field, components)
  return only ? <InlineBlock {...props} component={only} /> : <BlockList {...props} />
}

type Props = { slot: BlocksSlot; language: string; actions: BlockActions }

/** A list of blocks: each opens its own form, and more can be inserted. */
function BlockList({ slot, language, actions }: Props) {
  const messages = useMessages()
  const { components } = useEditor()
  const blocks = Array.isArray(slot.value) ? slot.value.filter(isBlock) : []
  const add = () => {
    const owner = findBlock(actions.content(), slot.blockUid)
    if (owner) actions.requestInsertAtEnd([...owner.path, slot.name])
  }
  return (
    <div className="blocks-field">
      {blocks.length > 0 && (
        <ol className="blocks-list">
          {blocks.map((block, index) => {
            const { name, preview, component } = lineOf(block, components, language)
            const position = { index, count: blocks.length }
            return (
              <li key={block._uid} className="blocks-item">
                <ActionButton look="quiet" onPress={() => actions.select(block._uid)}>
                  <span className="block-dot" style={{ background: component?.color || undefined }} />
                  <span className="block-name">
                    {name} {preview && <span className="block-preview">{preview}</span>}
                  </span>
                </ActionButton>
                <ActionMenu
                  label={messages('actionsFor', { name })}
                  rows={blockRows(block._uid, { position, actions, messages })}
                />
              </li>
            )
          })}
        </ol>
      )}
      <ActionButton isDisabled={!hasRoom(slot.field, blocks.length)} onPress={add}>
        <Sign name="plus" />
        {messages('addBlock')}
      </ActionButton>
    </div>
  )
}
