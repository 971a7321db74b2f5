import { useEditor, useWords } from '../page/editor-context.ts'
import type { BlocksSlot } from '../services/editor-services.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { hasRoom } from '../story/allowed-blocks.ts'
import { blocksAt } from '../story/block-place.ts'
import { findBlock } from '../story/find-block.ts'
import { outlineOf } from '../story/outline.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Sign } from '../ui/sign.tsx'
import { blockRows } from './block-rows.ts'
import { type BlockDeeds, endOf } from './use-block-deeds.ts'

type Props = { slot: BlocksSlot; content: WireBlock; language: string; deeds: BlockDeeds }

/** The blocks of a field in its form: each opens its own form, and more are put in. */
export function BlocksField({ slot, content, language, deeds }: Props) {
  const words = useWords()
  const { components } = useEditor()
  const owner = findBlock(content, slot.blockUid)
  if (!owner) return null
  const list = [...owner.path, slot.name]
  const blocks = blocksAt(content, list)
  return (
    <div className="blocks-field">
      {blocks.length > 0 && (
        <ol className="blocks-list">
          {blocks.map((block) => {
            const { name, preview, component } = outlineOf(block, components, language)
            return (
              <li key={block._uid} className="blocks-item">
                <ActionButton look="quiet" onPress={() => deeds.select(block._uid)}>
                  <span className="block-dot" style={{ background: component?.color || undefined }} />
                  <span className="block-name">
                    {name} {preview && <span className="block-preview">{preview}</span>}
                  </span>
                </ActionButton>
                <ActionMenu
                  label={words('actionsFor', { name })}
                  rows={blockRows(content, block._uid, { deeds, words })}
                />
              </li>
            )
          })}
        </ol>
      )}
      <ActionButton
        isDisabled={!hasRoom(slot.field, blocks.length)}
        onPress={() => deeds.askInsert(endOf(content, list))}
      >
        <Sign name="plus" />
        {words('addBlock')}
      </ActionButton>
    </div>
  )
}
