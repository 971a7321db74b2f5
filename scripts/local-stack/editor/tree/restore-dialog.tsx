import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'

type Props = DialogEnds & { row: WireStoryRow }

/** Takes a story or folder out of the trash, as a draft at its former address. */
export function RestoreDialog({ row, ...ends }: Props) {
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
