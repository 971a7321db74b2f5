import { useState } from 'react'
import { useEditor, useWords } from '../page/editor-context.ts'
import { goTo, storyHash } from '../page/use-place.ts'
import type { WireStory, WireStoryRow } from '../services/wire-story.ts'
import { newBlock } from '../story/new-block.ts'
import { Choice } from '../ui/choice.tsx'
import { useDeed } from '../ui/use-deed.ts'
import { FolderPicker, type PickedFolder, rootFolder } from './folder-picker.tsx'
import { FormDialog } from './form-dialog.tsx'
import { NameAndSlug } from './name-and-slug.tsx'

type Props = { folder: WireStoryRow | undefined; onDone: () => void; onClose: () => void }

/** Makes a story with the default values of its content type and opens it. */
export function NewStoryDialog({ folder, onClose }: Props) {
  const words = useWords()
  const { client, components, space } = useEditor()
  const types = components.filter((component) => component.is_root)
  const [named, setNamed] = useState({ name: '', slug: '' })
  const [place, setPlace] = useState<PickedFolder>(folder ?? rootFolder)
  const [type, setType] = useState(folder?.default_root ?? firstType(types.map(({ name }) => name)))
  const deed = useDeed()
  const submit = async () => {
    const component = types.find(({ name }) => name === type)
    if (!component) return
    const story = { ...named, parent_id: place.id, is_folder: false, content: newBlock(component) }
    await deed.run(async () => {
      const made = await client.send<{ story: WireStory }>('POST', 'stories', { body: { story } })
      onClose()
      goTo(storyHash(space.id, made.story.id))
    })
  }
  return (
    <FormDialog
      heading={words('newStory')}
      doing={words('create')}
      isReady={named.name.trim() !== '' && named.slug !== ''}
      deed={deed}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew />
      <Choice
        label={words('contentType')}
        value={type}
        onChange={setType}
        options={types
          .map(({ name, real_name }) => ({ value: name, name: real_name }))
          .toSorted((left, right) => left.name.localeCompare(right.name))}
      />
      <FolderPicker label={words('folder')} value={place} onChange={setPlace} />
    </FormDialog>
  )
}

/** A page, where the space has such a type. */
function firstType(names: readonly string[]): string {
  return names.find((name) => name === 'page') ?? names[0] ?? ''
}
