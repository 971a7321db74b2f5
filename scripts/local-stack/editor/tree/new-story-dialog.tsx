import { useState } from 'react'
import { useEditor, useWords } from '../page/editor-context.ts'
import { goTo, storyHash } from '../page/use-place.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { newBlock } from '../story/new-block.ts'
import { Choice } from '../ui/choice.tsx'
import type { DialogEnds } from './form-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'

/** Makes a story with the default values of its content type and opens it. */
export function NewStoryDialog({ folder, ...ends }: DialogEnds & { folder: WireStoryRow | undefined }) {
  const words = useWords()
  const { components, space } = useEditor()
  const types = components.filter((component) => component.is_root)
  const [type, setType] = useState(folder?.default_root ?? firstType(types.map(({ name }) => name)))
  const component = types.find(({ name }) => name === type)
  return (
    <MakeDialog
      {...ends}
      heading={words('newStory')}
      folder={folder}
      kind={{ is_folder: false, content: component && newBlock(component) }}
      onMade={({ id }) => goTo(storyHash(space.id, id))}
    >
      <Choice
        label={words('contentType')}
        value={type}
        onChange={setType}
        options={types
          .map(({ name, real_name }) => ({ value: name, name: real_name }))
          .toSorted((left, right) => left.name.localeCompare(right.name))}
      />
    </MakeDialog>
  )
}

/** A page, where the space has such a type. */
function firstType(names: readonly string[]): string {
  return names.find((name) => name === 'page') ?? names[0] ?? ''
}
