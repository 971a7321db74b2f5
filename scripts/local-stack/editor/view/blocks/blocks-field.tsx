import { useMemo, useState } from 'react'
import { BlockForm } from '../../fields/form/block-form.tsx'
import type { LiveBlock } from '../../fields/form/live-block.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { BlocksSlot, EditorServices } from '../../services/editor-services.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { hasRoom, onlyBlockOf } from '../../story/allowed-blocks.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { findBlock, isBlock } from '../../story/find-block.ts'
import { newBlock } from '../../story/new-block.ts'
import type { StoryStore } from '../../story/story-store.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { BlockActions } from './block-actions.ts'
import { blockRows } from './block-rows.ts'

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

type InlineSlot = {
  slot: BlocksSlot
  storyId: number
  store: StoryStore
  language: string
  actions: BlockActions
  services: EditorServices
}

/** The fields of the only block that a field takes, in the form around it; the first change creates the block. */
function InlineBlock({ slot, component, ...props }: InlineSlot & { component: WireComponent }) {
  const { storyId, store, language, actions, services } = props
  const messages = useMessages()
  const [blank] = useState(() => newBlock(component))
  const existing = Array.isArray(slot.value) ? slot.value.find(isBlock) : undefined
  const block = existing ?? blank
  const live = useMemo(() => liveBlock(store, block._uid), [store, block._uid])
  const write = (key: string, value: unknown) => {
    const content = actions.content()
    if (findBlock(content, block._uid)) return actions.write(block._uid, key, value)
    const owner = findBlock(content, slot.blockUid)
    return owner && actions.putOnly([...owner.path, slot.name], { ...block, [key]: value })
  }
  const rows = blockRows(block._uid, { position: { index: 0, count: 1 }, actions, messages })
  return (
    <div className="inline-block">
      {component.description && <p className="help">{component.description}</p>}
      <BlockForm
        key={block._uid}
        component={component}
        block={block}
        live={live}
        storyId={storyId}
        language={language}
        onChange={write}
        services={services}
      />
      {existing && rows.length > 0 && (
        <ActionMenu label={messages('actionsFor', { name: component.real_name })} rows={rows} />
      )}
    </div>
  )
}

/** The current block from the store; looked up once per state of the content. */
export function liveBlock({ now, subscribe }: StoryStore, uid: string): LiveBlock {
  let known: { content: WireBlock; block: WireBlock | undefined } | undefined
  return {
    subscribe,
    now: () => {
      const content = now().history.present
      if (known?.content !== content) known = { content, block: findBlock(content, uid)?.block }
      return known.block
    },
  }
}
