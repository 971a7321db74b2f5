import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { AddressNotice, useJudgedAddress } from './address-notice.tsx'
import { FolderPicker, type PickedFolder, rootFolder } from './folder-picker.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { MovedAddresses } from './moved-addresses.tsx'
import { useNeeded } from './needed-choice.tsx'
import type { Target } from './redirects/target-picker.tsx'
import { useMovedTargets } from './redirects/use-moved-targets.ts'

type Props = DialogEnds & { row: WireStoryRow }

export function MoveDialog({ row, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const [place, setPlace] = useState<PickedFolder>(rootFolder)
  const [target, setTarget] = useState<Target>()
  const needed = useNeeded(row)
  const isElsewhere = place.id !== row.parent_id && place.id !== row.id
  const slug = place.full_slug === '' ? row.slug : `${place.full_slug}/${row.slug}`
  const judged = useJudgedAddress({ slug: isElsewhere ? slug : '' })
  const { redirects, create } = useMovedTargets(row)
  const submit = async () => {
    await client.send('PUT', `stories/${row.id}`, { body: { story: { parent_id: place.id } } })
    await create(target?.uuid)
  }
  return (
    <FormDialog
      heading={messages('moveNamed', { name: row.name })}
      doing={messages('move')}
      isReady={isElsewhere && needed.isReady && judged.isAcceptable}
      onSubmit={submit}
      {...ends}
    >
      <FolderPicker label={messages('folder')} value={place} onChange={setPlace} />
      {(row.is_folder || row.published) && (
        <Notice kind="warn">{messages(row.is_folder ? 'folderMovesAtOnce' : 'addressMovesAtOnce')}</Notice>
      )}
      <AddressNotice judged={judged} />
      <MovedAddresses
        row={row}
        needed={needed}
        judged={judged}
        redirects={redirects}
        target={target}
        onTarget={setTarget}
      />
    </FormDialog>
  )
}
