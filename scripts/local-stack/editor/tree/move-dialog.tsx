import { useState } from 'react'
import { useEditor, useWords } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { useDeed } from '../ui/use-deed.ts'
import { FolderPicker, type PickedFolder, rootFolder } from './folder-picker.tsx'
import { FormDialog } from './form-dialog.tsx'

type Props = { row: WireStoryRow; onDone: () => void; onClose: () => void }

/** Puts a story or folder into another folder. */
export function MoveDialog({ row, onDone, onClose }: Props) {
  const words = useWords()
  const { client } = useEditor()
  const [place, setPlace] = useState<PickedFolder>(rootFolder)
  const deed = useDeed()
  const submit = async () => {
    const body = { story: { parent_id: place.id } }
    if (!(await deed.run(() => client.send('PUT', `stories/${row.id}`, { body })))) return
    onDone()
    onClose()
  }
  return (
    <FormDialog
      heading={words('moveNamed', { name: row.name })}
      doing={words('move')}
      isReady={place.id !== row.parent_id && place.id !== row.id}
      deed={deed}
      onSubmit={submit}
      onClose={onClose}
    >
      <FolderPicker label={words('folder')} value={place} onChange={setPlace} />
      {(row.is_folder || row.published) && (
        <Notice kind="warn">{words(row.is_folder ? 'folderMovesAtOnce' : 'addressMovesAtOnce')}</Notice>
      )}
    </FormDialog>
  )
}
