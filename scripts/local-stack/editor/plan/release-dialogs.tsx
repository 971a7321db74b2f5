import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { useSpaceTime } from '../page/use-space-time.ts'
import type { WireRelease } from '../services/wire-plan.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { type DialogEnds, FormDialog } from '../tree/form-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { TimeBox } from '../ui/time-box.tsx'
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

type TakeOutDialogProps = DialogEnds & { story: Pick<WireStoryRow, 'id' | 'name' | 'only_in_release'>; release: number }

/** Takes a story out of a release: its content in the release is deleted, and a story that was made in it goes to the trash. */
export function TakeOutDialog({ story, release, ...ends }: TakeOutDialogProps) {
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

type ReleaseFormDialogProps = Omit<DialogEnds, 'onDone'> & {
  /** Absent for a new release. */
  release?: WireRelease
  onDone: (release: WireRelease) => void
}

export function ReleaseFormDialog({ release, onDone, onClose }: ReleaseFormDialogProps) {
  const messages = useMessages()
  const { client } = useEditor()
  const { zone } = useSpaceTime()
  const [name, setName] = useState(release?.name ?? '')
  const [at, setAt] = useState(release?.release_at ?? '')
  const submit = async () => {
    const body = { release: { name: name.trim(), release_at: at || null, timezone: zone } }
    const stored = await client.send<{ release: WireRelease }>(
      release ? 'PUT' : 'POST',
      release ? `releases/${release.id}` : 'releases',
      { body },
    )
    onDone(stored.release)
  }
  return (
    <FormDialog
      heading={release ? messages('changeReleaseNamed', { name: release.name }) : messages('newRelease')}
      doing={messages(release ? 'apply' : 'create')}
      isReady={name.trim() !== ''}
      onSubmit={submit}
      onDone={() => undefined}
      onClose={onClose}
    >
      <TextBox label={messages('releaseName')} value={name} onChange={setName} isFirst isRequired />
      <TimeBox label={messages('releaseAt')} value={at} onChange={setAt} />
      <p className="help">{messages('releaseAtHelp')}</p>
    </FormDialog>
  )
}
