import { useState } from 'react'
import { useEditor, useWords } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { useDeed } from '../ui/use-deed.ts'
import { FolderPicker, type PickedFolder, rootFolder } from './folder-picker.tsx'
import { FormDialog } from './form-dialog.tsx'
import { NameAndSlug } from './name-and-slug.tsx'

type Props = { folder: WireStoryRow | undefined; onDone: () => void; onClose: () => void }

/** Makes a folder. */
export function NewFolderDialog({ folder, onDone, onClose }: Props) {
  const words = useWords()
  const { client } = useEditor()
  const [named, setNamed] = useState({ name: '', slug: '' })
  const [place, setPlace] = useState<PickedFolder>(folder ?? rootFolder)
  const deed = useDeed()
  const submit = async () => {
    const story = { ...named, parent_id: place.id, is_folder: true }
    if (!(await deed.run(() => client.send('POST', 'stories', { body: { story } })))) return
    onDone()
    onClose()
  }
  return (
    <FormDialog
      heading={words('newFolder')}
      doing={words('create')}
      isReady={named.name.trim() !== '' && named.slug !== ''}
      deed={deed}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew />
      <FolderPicker label={words('folder')} value={place} onChange={setPlace} />
    </FormDialog>
  )
}
