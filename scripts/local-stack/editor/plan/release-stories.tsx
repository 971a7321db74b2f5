import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { storyHash } from '../page/use-place.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useAction } from '../ui/use-action.ts'
import { TakeOutDialog } from './release-dialogs.tsx'
import { isInConflict, type OpenRelease } from './use-release.ts'

type Props = { open: OpenRelease; onChange: () => void }

export function ReleaseStories({ open, onChange }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const { release, stories } = open
  const action = useAction()
  const [leaving, setLeaving] = useState<WireStoryRow>()
  // The version of the draft that the release has now taken into account ends the conflict with it.
  const keepReleaseVersion = async ({ id, main_version_id: seen }: WireStoryRow) => {
    const body = { release_id: release.id, story: { base_version_id: seen } }
    if (await action.run(() => client.send('PUT', `stories/${id}`, { body }))) onChange()
  }
  if (stories.length === 0) return <p className="help">{messages('emptyRelease')}</p>
  return (
    <>
      {action.issue && <Notice kind="bad">{action.issue}</Notice>}
      <ul className="release-stories">
        {stories.map((story) => (
          <li key={story.id} className="release-story">
            <HeldStory story={story} open={open} />
            {!release.released && (
              <span className="plan-actions">
                {isInConflict(story) && (
                  <ActionButton isDisabled={action.isBusy} onPress={() => keepReleaseVersion(story)}>
                    {messages('keepRelease')}
                  </ActionButton>
                )}
                <ActionButton
                  aria-label={messages('takeOutNamed', { name: story.name })}
                  onPress={() => setLeaving(story)}
                >
                  {messages('takeOut')}
                </ActionButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <TakeOutDialog story={leaving} release={release.id} onDone={onChange} onClose={() => setLeaving(undefined)} />
      )}
    </>
  )
}

function HeldStory({ story, open: { release, releases } }: { story: WireStoryRow; open: OpenRelease }) {
  const messages = useMessages()
  const { space } = useEditor()
  const others = story.release_ids.filter((id) => id !== release.id).flatMap((id) => releases.get(id)?.name ?? [])
  return (
    <div className="held-story">
      <a href={storyHash(space.id, story.id, release.released ? 0 : release.id)}>{story.name}</a>{' '}
      <code className="story-slug">/{story.full_slug}</code>{' '}
      {story.only_in_release === release.id && <span className="story-new">{messages('onlyInRelease')}</span>}
      {!release.released && isInConflict(story) && <p className="held-warning">{messages('changedSince')}</p>}
      {!release.released && others.length > 0 && (
        <p className="held-warning">{messages('alsoInReleases', { names: others.join(', ') })}</p>
      )}
    </div>
  )
}
