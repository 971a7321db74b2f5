import { useState } from 'react'
import { useEditor, useWords } from '../page/editor-context.ts'
import { Notice } from '../ui/notice.tsx'
import { useDeed } from '../ui/use-deed.ts'
import { FormDialog } from './form-dialog.tsx'
import { NameAndSlug } from './name-and-slug.tsx'

type Named = { id: number; name: string; slug: string; is_folder: boolean; published: boolean }
type Props = { row: Named; onDone: () => void; onClose: () => void }

/** Changes name and slug of a story or folder; says when addresses move at once. */
export function RenameDialog({ row, onDone, onClose }: Props) {
  const words = useWords()
  const { client } = useEditor()
  const [named, setNamed] = useState({ name: row.name, slug: row.slug })
  const deed = useDeed()
  const submit = async () => {
    if (!(await deed.run(() => client.send('PUT', `stories/${row.id}`, { body: { story: named } })))) return
    onDone()
    onClose()
  }
  const isMoving = named.slug !== row.slug && (row.is_folder || row.published)
  return (
    <FormDialog
      heading={words('renameNamed', { name: row.name })}
      doing={words('apply')}
      isReady={named.name.trim() !== '' && named.slug !== ''}
      deed={deed}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew={false} />
      {isMoving && <Notice kind="warn">{words(row.is_folder ? 'folderMovesAtOnce' : 'addressMovesAtOnce')}</Notice>}
    </FormDialog>
  )
}
