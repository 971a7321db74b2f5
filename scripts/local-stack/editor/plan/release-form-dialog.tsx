import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { useSpaceTime } from '../page/use-space-time.ts'
import type { WireRelease } from '../services/wire-plan.ts'
import { type DialogEnds, FormDialog } from '../tree/form-dialog.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { TimeBox } from '../ui/time-box.tsx'

type Props = Omit<DialogEnds, 'onDone'> & {
  release?: WireRelease
  onDone: (release: WireRelease) => void
}

export function ReleaseFormDialog({ release, onDone, onClose }: Props) {
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
