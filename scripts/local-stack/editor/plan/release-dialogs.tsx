import { useEditor, useMessages } from '../page/editor-context.ts'
import { type DialogEnds, FormDialog } from '../tree/form-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { isInConflict, type OpenRelease } from './use-release.ts'

type Props = DialogEnds & { open: OpenRelease }

/** Releases at once, after showing the drafts that it overwrites. */
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
          <NameList stories={conflicts} />
        </Notice>
      )}
    </FormDialog>
  )
}

function NameList({ stories }: Pick<OpenRelease, 'stories'>) {
  return (
    <ul className="plain-list">
      {stories.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

/** Deletes a release with its content; stories that were made in it go to the trash. */
export function DeleteReleaseDialog({ open: { release, stories }, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const own = stories.filter((story) => story.only_in_release === release.id)
  const help = release.released
    ? messages('deleteReleasedHelp')
    : messages('deleteReleaseHelp', { count: stories.length - own.length })
  return (
    <FormDialog
      heading={messages('deleteNamed', { name: release.name })}
      doing={messages('deleteRelease')}
      isDanger
      isReady
      onSubmit={() => client.send('DELETE', `releases/${release.id}`)}
      {...ends}
    >
      {(own.length === 0 || own.length < stories.length) && <p>{help}</p>}
      {own.length > 0 && (
        <Notice kind="warn">
          {messages('deleteReleaseNew')}
          <NameList stories={own} />
        </Notice>
      )}
    </FormDialog>
  )
}
