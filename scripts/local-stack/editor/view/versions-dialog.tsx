import { useEffect, useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireVersion } from '../services/wire-story.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import type { StoryController } from './use-story.ts'

type Props = { controller: StoryController; onClose: () => void }

/** Every stored version of the story; an earlier one can be restored as the draft. */
export function VersionsDialog({ controller, onClose }: Props) {
  const messages = useMessages()
  const { client, language, release } = useEditor()
  const [versions, setVersions] = useState<readonly WireVersion[]>()
  const { story } = controller.state
  useEffect(() => {
    const query = { model: 'stories', model_id: story.id, release_id: release || undefined, per_page: 50 }
    client.page<WireVersion>('versions', 'versions', query).then(
      ({ items }) => setVersions(items),
      () => setVersions([]),
    )
  }, [client, story.id, release])
  const restore = async (id: number) => {
    if (await controller.restoreVersion(id)) onClose()
  }
  return (
    <DialogFrame
      heading={messages('versionsOf', { name: story.name })}
      isOpen
      onClose={onClose}
      actions={<ActionButton onPress={onClose}>{messages('close')}</ActionButton>}
    >
      <p>{messages('versionsHelp')}</p>
      <ol className="versions">
        {versions?.map((version) => (
          <li key={version.id}>
            <span>
              <strong>{messages(eventOf(version))}</strong>{' '}
              <time dateTime={version.created_at}>
                {new Date(version.created_at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>{' '}
              {version.author}
            </span>
            {version.id === story.current_version_id ? (
              <span className="help">{messages('current')}</span>
            ) : (
              <ActionButton onPress={() => restore(version.id)} isDisabled={controller.state.isBusy}>
                {messages('restore')}
              </ActionButton>
            )}
          </li>
        ))}
      </ol>
    </DialogFrame>
  )
}

const events = { create: 'versionCreated', update: 'versionSaved', publish: 'versionPublished' } as const

function eventOf({ event }: WireVersion) {
  return event in events ? events[event as keyof typeof events] : ('versionUnpublished' as const)
}
