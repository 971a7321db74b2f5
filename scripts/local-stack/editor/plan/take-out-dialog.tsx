import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { type DialogEnds, FormDialog } from '../tree/form-dialog.tsx'

type Props = DialogEnds & { story: Pick<WireStoryRow, 'id' | 'name' | 'only_in_release'>; release: number }

/** Takes a story out of a release: its content in the release is deleted, and a story that was made in it goes to the trash. */
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
      <p>{messages(story.only_in_release === null ? 'takeOutHelp' : 'deleteNewHelp')}</p>
    </FormDialog>
  )
}
