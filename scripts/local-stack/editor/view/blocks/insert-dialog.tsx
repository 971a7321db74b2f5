import { useState } from 'react'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireComponent, WireComponentGroup } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { allowedBlocks } from '../../story/allowed-blocks.ts'
import { type BlockPlace, fieldOf } from '../../story/block-place.ts'
import { newBlock } from '../../story/new-block.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { BlockActions } from './block-actions.ts'
import { readCopied } from './copied-block.ts'

type Props = {
  content: WireBlock
  /** The insert position; undefined while the dialog is closed. */
  place: BlockPlace | undefined
  actions: BlockActions
}

/** The allowed blocks of a position, each with its image and description; presets bring content. */
export function InsertDialog({ content, place, actions }: Props) {
  const messages = useMessages()
  const { components, groups } = useEditor()
  const [search, setSearch] = useState('')
  const field = place && fieldOf(content, place, components)
  const allowed = field ? allowedBlocks(field, components) : []
  const found = insertGroups(allowed, groups, search)
  const close = () => {
    setSearch('')
    actions.requestInsert(undefined)
  }
  const insert = (block: WireBlock) => {
    setSearch('')
    actions.insert(block)
  }
  const best = bestMatch(found, search)
  return (
    <DialogFrame
      heading={messages('addBlock')}
      isOpen={place !== undefined}
      onClose={close}
      size="wide"
      actions={<ActionButton onPress={close}>{messages('cancel')}</ActionButton>}
    >
      <div className="insert-head">
        <SearchBox
          label={messages('searchBlocks')}
          value={search}
          onChange={setSearch}
          onSubmit={() => best && insert(newBlock(best))}
          isFirst
        />
        <PasteButton allowed={allowed} onPaste={insert} />
      </div>
      {found.length === 0 && <p className="empty">{messages('nothingFound')}</p>}
      {found.map(({ group, components: inGroup }) => (
        <section key={group} className="insert-group">
          <h3>{group || messages('otherBlocks')}</h3>
          <ul className="insert-list">
            {inGroup.map((component) => (
              <InsertCard key={component.name} component={component} onInsert={insert} />
            ))}
          </ul>
        </section>
      ))}
    </DialogFrame>
  )
}

function PasteButton({ allowed, onPaste }: { allowed: readonly WireComponent[]; onPaste: (block: WireBlock) => void }) {
  const messages = useMessages()
  const copied = readCopied()
  const component = copied && allowed.find(({ name }) => name === copied.component)
  if (!component) return null
  return (
    <ActionButton onPress={() => onPaste(copied)}>
      <Sign name="copy" />
      {messages('paste', { name: component.real_name })}
    </ActionButton>
  )
}

type CardProps = { component: WireComponent; onInsert: (block: WireBlock) => void }

/** A block: the button inserts an empty one; its presets insert a filled one. */
function InsertCard({ component, onInsert }: CardProps) {
  const messages = useMessages()
  const picture = pictureOf(component)
  return (
    <li className="insert-card">
      <ActionButton look="quiet" onPress={() => onInsert(newBlock(component))} data-block={component.name}>
        <span className="insert-picture">
          {picture ? <img src={picture} alt="" loading="lazy" /> : <Sign name="block" />}
        </span>
        <span className="insert-words">
          <strong>{component.real_name}</strong>
          <span className="insert-description">{component.description}</span>
        </span>
      </ActionButton>
      {component.all_presets.map((preset) => (
        <ActionButton
          key={preset.id}
          look="quiet"
          onPress={() => onInsert(newBlock(component, preset.preset))}
          aria-label={messages('presetOf', { name: component.real_name, preset: preset.name })}
          data-preset={component.name}
        >
          <Sign name="plus" />
          {messages('preset', { name: preset.name })}
        </ActionButton>
      ))}
    </li>
  )
}

/** A folder of the insert menu with its blocks; the last one, without a name, has the blocks without a folder. */
type InsertGroup = { group: string; components: WireComponent[] }

/** The blocks by the folders of the space, in their order. The search includes names and descriptions. */
function insertGroups(
  allowed: readonly WireComponent[],
  groups: readonly WireComponentGroup[],
  search: string,
): InsertGroup[] {
  const found = allowed.filter((component) => matches(component, search))
  const known = new Set(groups.map(({ uuid }) => uuid))
  const named = groups.map(({ uuid, name }) => ({
    group: name,
    components: found.filter((component) => component.component_group_uuid === uuid),
  }))
  const others = found.filter((component) => !known.has(component.component_group_uuid ?? ''))
  return [...named, { group: '', components: others }].filter(({ components }) => components.length > 0)
}

/** The block that Enter inserts during a search: the first whose name begins with the text, else the first match. */
function bestMatch(groups: readonly InsertGroup[], search: string): WireComponent | undefined {
  const found = groups.flatMap(({ components }) => components)
  const wanted = search.trim().toLowerCase()
  return found.find((component) => component.real_name.toLowerCase().startsWith(wanted)) ?? found[0]
}

/** The image of a block: its own, else that of its first preset. */
function pictureOf({ image, all_presets: presets }: WireComponent): string | undefined {
  return [image, ...presets.map((preset) => preset.image)].find((address) => address) ?? undefined
}

function matches(component: WireComponent, search: string): boolean {
  const text = `${component.real_name} ${component.name} ${component.description ?? ''}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
