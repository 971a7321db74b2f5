import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { Notice } from '../ui/notice.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { isNamed, NameAndSlug } from './name-and-slug.tsx'

type Named = { id: number; name: string; slug: string; is_folder: boolean; published: boolean }
type Props = DialogEnds & { row: Named }

/** Changes name and slug of a story or folder; warns when addresses change at once. */
export function RenameDialog({ row, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const [named, setNamed] = useState({ name: row.name, slug: row.slug })
  const isMoving = named.slug !== row.slug && (row.is_folder || row.published)
  return (
    <FormDialog
      heading={messages('renameNamed', { name: row.name })}
      doing={messages('apply')}
      isReady={isNamed(named)}
      onSubmit={() => client.send('PUT', `stories/${row.id}`, { body: { story: named } })}
      {...ends}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew={false} />
      {isMoving && <Notice kind="warn">{messages(row.is_folder ? 'folderMovesAtOnce' : 'addressMovesAtOnce')}</Notice>}
    </FormDialog>
  )
}
