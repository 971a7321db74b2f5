import { useState } from 'react'
import { useEditor, useWords } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { useDeed } from '../ui/use-deed.ts'
import { FormDialog } from './form-dialog.tsx'
import { NameAndSlug } from './name-and-slug.tsx'

type Props = { row: WireStoryRow; onDone: () => void; onClose: () => void }

/** Makes a copy of a story beside it, as a draft. */
export function DuplicateDialog({ row, onDone, onClose }: Props) {
  const words = useWords()
  const { client } = useEditor()
  const [named, setNamed] = useState({ name: words('copyOf', { name: row.name }), slug: `${row.slug}-2` })
  const deed = useDeed()
  const submit = async () => {
    const body = { story: { ...named, parent_id: row.parent_id } }
    if (!(await deed.run(() => client.send('PUT', `stories/${row.id}/duplicate`, { body })))) return
    onDone()
    onClose()
  }
  return (
    <FormDialog
      heading={words('duplicateNamed', { name: row.name })}
      doing={words('duplicate')}
      isReady={named.name.trim() !== '' && named.slug !== ''}
      deed={deed}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew={false} />
    </FormDialog>
  )
}
