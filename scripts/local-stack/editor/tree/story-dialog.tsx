import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { AddressNotice, useJudgedAddress } from './address-notice.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { isNamed, NameAndSlug } from './name-and-slug.tsx'
import { NewStoryDialog } from './new-story-dialog.tsx'
import { siblingSlug } from './slug-of.ts'
import type { RequestedAction } from './story-nodes.ts'
import { StorySettingsDialog } from './story-settings-dialog.tsx'

type Props = DialogEnds & { requested: RequestedAction }

export function StoryDialog({ requested: { action, row }, ...ends }: Props) {
  if (action === 'newStory') return <NewStoryDialog folder={row} {...ends} />
  if (action === 'newFolder') return <NewFolderDialog folder={row} {...ends} />
  if (!row) return null
  if (action === 'rename') return <StorySettingsDialog row={row} {...ends} />
  if (action === 'move') return <MoveDialog row={row} {...ends} />
  if (action === 'restore') return <RestoreDialog row={row} {...ends} />
  if (action === 'duplicate') return <DuplicateDialog row={row} {...ends} />
  return <DeleteDialog row={row} {...ends} />
}

const kindFor = () => ({ is_folder: true })

function NewFolderDialog(props: DialogEnds & { folder: WireStoryRow | undefined }) {
  return <MakeDialog {...props} heading={useMessages()('newFolder')} kindFor={kindFor} />
}

type RestoreDialogProps = DialogEnds & { row: WireStoryRow }

/** Takes a story or folder out of the trash, as a draft at its former address. */
function RestoreDialog({ row, ...ends }: RestoreDialogProps) {
  const messages = useMessages()
  const { client } = useEditor()
  return (
    <FormDialog
      heading={messages('restoreNamed', { name: row.name })}
      doing={messages('restore')}
      isReady
      onSubmit={() => client.send('PUT', `stories/${row.id}/restore`)}
      {...ends}
    >
      <p>{messages('restoreHelp')}</p>
    </FormDialog>
  )
}

type DuplicateDialogProps = DialogEnds & { row: WireStoryRow }

function DuplicateDialog({ row, ...ends }: DuplicateDialogProps) {
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
