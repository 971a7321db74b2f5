import { useEditor, useMessages } from '../page/editor-context.ts'
import { type DialogEnds, FormDialog } from '../tree/form-dialog.tsx'

type Props = DialogEnds & { story: { id: number; name: string }; release: number }

/** Takes a story out of a release: what the release holds of it is deleted. */
export function TakeOutDialog({ story, release, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  return (
    <FormDialog
      heading={messages('takeOutNamed', { name: story.name })}
      doing={messages('takeOut')}
      isDanger
      isReady
      onSubmit={() => client.send('DELETE', `releases/${release}/stories/${story.id}`)}
      {...ends}
    >
      <p>{messages('takeOutHelp')}</p>
    </FormDialog>
  )
}
