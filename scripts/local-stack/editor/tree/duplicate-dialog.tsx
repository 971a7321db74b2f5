import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { isNamed, NameAndSlug } from './name-and-slug.tsx'

type Props = DialogEnds & { row: WireStoryRow }

/** Copies a story into its folder, as a draft. */
export function DuplicateDialog({ row, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const [named, setNamed] = useState({ name: messages('copyOf', { name: row.name }), slug: `${row.slug}-2` })
  const story = { ...named, parent_id: row.parent_id }
  return (
    <FormDialog
      heading={messages('duplicateNamed', { name: row.name })}
      doing={messages('duplicate')}
      isReady={isNamed(named)}
      onSubmit={() => client.send('PUT', `stories/${row.id}/duplicate`, { body: { story } })}
      {...ends}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew={false} />
    </FormDialog>
  )
}
