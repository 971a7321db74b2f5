import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { ConsequenceList, useConsequences } from './consequences.tsx'
import { FolderPicker, type PickedFolder, rootFolder } from './folder-picker.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { RedirectChoice } from './redirects/redirect-choice.tsx'
import { useMovedTargets } from './redirects/use-moved-targets.ts'

type Props = DialogEnds & { row: WireStoryRow }

/** Moves a story or folder into another folder; its old addresses may lead to the new ones. */
export function MoveDialog({ row, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const [place, setPlace] = useState<PickedFolder>(rootFolder)
  const known = useConsequences(row)
  const { redirects, create } = useMovedTargets(row)
  const submit = async () => {
    await client.send('PUT', `stories/${row.id}`, { body: { story: { parent_id: place.id } } })
    await create()
  }
  return (
    <FormDialog
      heading={messages('moveNamed', { name: row.name })}
      doing={messages('move')}
      isReady={place.id !== row.parent_id && place.id !== row.id}
      onSubmit={submit}
      {...ends}
    >
      <FolderPicker label={messages('folder')} value={place} onChange={setPlace} />
      {(row.is_folder || row.published) && (
        <Notice kind="warn">{messages(row.is_folder ? 'folderMovesAtOnce' : 'addressMovesAtOnce')}</Notice>
      )}
      <ConsequenceList known={known} effect="follows" />
      <RedirectChoice redirects={redirects} label={messages('redirectsOffered')} />
    </FormDialog>
  )
}
