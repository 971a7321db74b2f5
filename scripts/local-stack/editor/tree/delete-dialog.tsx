import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { ConsequenceList, useConsequences } from './consequences.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { NeededChoice, useNeeded } from './needed-choice.tsx'
import { RedirectChoice } from './redirects/redirect-choice.tsx'
import { type Target, TargetPicker } from './redirects/target-picker.tsx'
import { useRedirects } from './redirects/use-redirects.ts'

type Props = DialogEnds & { row: WireStoryRow }

export function DeleteDialog({ row, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const known = useConsequences(row)
  const inside = known && 'inside' in known ? known.inside : undefined
  const redirects = useRedirects(row)
  const [target, setTarget] = useState<Target>()
  const needed = useNeeded(row)
  const submit = async () => {
    if (target) await redirects.create(() => target.uuid)
    await client.send('DELETE', `stories/${row.id}`)
  }
  return (
    <FormDialog
      heading={messages('deleteNamed', { name: row.name })}
      doing={messages('delete')}
      isDanger
      isReady={inside !== undefined && needed.isReady}
      onSubmit={submit}
      {...ends}
    >
      <p>{messages(helpFor(row))}</p>
      {!!inside && <Notice kind="warn">{messages('deletedWithIt', { count: inside })}</Notice>}
      <NeededChoice needed={needed} row={row} />
      <ConsequenceList known={known} effect="breaks" />
      {redirects.isOffered && <TargetPicker except={row} value={target} onChange={setTarget} />}
      {(target || redirects.isUnknown) && <RedirectChoice redirects={redirects} label={messages('redirectsThere')} />}
    </FormDialog>
  )
}

function helpFor({ is_folder: isFolder, only_in_release: home }: WireStoryRow) {
  if (home !== null) return 'deleteNewHelp' as const
  return isFolder ? ('deleteFolderHelp' as const) : ('deleteHelp' as const)
}
