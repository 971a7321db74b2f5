import { useEditor, useMessages } from '../page/editor-context.ts'
import { type DialogEnds, FormDialog } from '../tree/form-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { isInConflict, type OpenRelease } from './use-release.ts'

type Props = DialogEnds & { open: OpenRelease }

/** Releases at once, after showing what it overwrites. */
export function ReleaseNowDialog({ open: { release, stories }, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const conflicts = stories.filter(isInConflict)
  return (
    <FormDialog
      heading={messages('releaseNowNamed', { name: release.name })}
      doing={messages(conflicts.length > 0 ? 'releaseAnyway' : 'releaseNow')}
      isReady
      onSubmit={() => client.send('PUT', `releases/${release.id}`, { body: { do_release: true } })}
      {...ends}
    >
      <p>{messages('releaseNowHelp', { count: stories.length })}</p>
      {conflicts.length > 0 && (
        <Notice kind="warn">
          {messages('releaseWins')}
          <ul className="plain-list">
            {conflicts.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
    </FormDialog>
  )
}

/** Deletes a release with what it holds. */
export function DeleteReleaseDialog({ open: { release, stories }, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const help = release.released
    ? messages('deleteReleasedHelp')
    : messages('deleteReleaseHelp', { count: stories.length })
  return (
    <FormDialog
      heading={messages('deleteNamed', { name: release.name })}
      doing={messages('deleteRelease')}
      isDanger
      isReady
      onSubmit={() => client.send('DELETE', `releases/${release.id}`)}
      {...ends}
    >
      <p>{help}</p>
    </FormDialog>
  )
}
