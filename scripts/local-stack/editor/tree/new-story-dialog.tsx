import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { goTo, storyHash } from '../page/use-place.ts'
import type { WireComponent, WirePreset } from '../services/wire-component.ts'
import type { WireBlock, WireStoryRow } from '../services/wire-story.ts'
import { newBlock } from '../story/new-block.ts'
import { Choice } from '../ui/choice.tsx'
import type { DialogEnds } from './form-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'

/** Creates a story with the default values of its content type, or from one of its presets, and opens it. */
export function NewStoryDialog({ folder, ...ends }: DialogEnds & { folder: WireStoryRow | undefined }) {
  const messages = useMessages()
  const { components, space, release } = useEditor()
  const types = components.filter((component) => component.is_root)
  const [type, setType] = useState(folder?.default_root ?? firstType(types.map(({ name }) => name)))
  const component = types.find(({ name }) => name === type)
  const presets = component?.all_presets ?? []
  // Until the editor chooses, the content type's default preset applies.
  const [start, setStart] = useState<string>()
  const preset = presets.find(({ id }) => String(id) === (start ?? String(component?.preset_id)))
  return (
    <MakeDialog
      {...ends}
      heading={messages('newStory')}
      folder={folder}
      type={type}
      kindFor={(name) => ({ is_folder: false, content: component && titled(component, preset?.preset, name) })}
      onMade={({ id }) => goTo(storyHash(space.id, id, release))}
    >
      {release !== 0 && <p className="help">{messages('newInRelease')}</p>}
      <Choice
        label={messages('contentType')}
        value={type}
        onChange={(name) => {
          setType(name)
          setStart(undefined)
        }}
        options={types
          .map(({ name, real_name }) => ({ value: name, name: real_name }))
          .toSorted((left, right) => left.name.localeCompare(right.name))}
      />
      {presets.length > 0 && (
        <Choice
          label={messages('startFrom')}
          value={preset ? String(preset.id) : 'nothing'}
          onChange={setStart}
          options={[
            { value: 'nothing', name: messages('emptyStory') },
            ...presets.map(({ id, name }) => ({ value: String(id), name })),
          ]}
        />
      )}
    </MakeDialog>
  )
}

/** A new story's title is its name until the editor writes another one. */
function titled(component: WireComponent, preset: WirePreset['preset'] | undefined, name: string): WireBlock {
  const block = newBlock(component, preset)
  const hasTitle = component.schema['title']?.type === 'text'
  return hasTitle && !block['title'] ? { ...block, title: name } : block
}

/** The default content type: a page, when the space has one. */
function firstType(names: readonly string[]): string {
  return names.find((name) => name === 'page') ?? names[0] ?? ''
}
