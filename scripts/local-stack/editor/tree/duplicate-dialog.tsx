import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { AddressNotice } from './address-notice.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { isNamed, NameAndSlug } from './name-and-slug.tsx'
import { siblingSlug } from './sibling-slug.ts'
import { useJudgedAddress } from './use-judged-address.ts'

type Props = DialogEnds & { row: WireStoryRow }

/** Copies a story into its folder, as a draft. */
export function DuplicateDialog({ row, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const [named, setNamed] = useState({ name: messages('copyOf', { name: row.name }), slug: `${row.slug}-2` })
  const judged = useJudgedAddress({ slug: siblingSlug(row, named.slug) })
  const story = { ...named, parent_id: row.parent_id }
  return (
    <FormDialog
      heading={messages('duplicateNamed', { name: row.name })}
      doing={messages('duplicate')}
      isReady={isNamed(named) && judged.isAcceptable}
      onSubmit={() => client.send('PUT', `stories/${row.id}/duplicate`, { body: { story } })}
      {...ends}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew={false} />
      <AddressNotice judged={judged} />
    </FormDialog>
  )
}
