import { useState } from 'react'
import { useLoadState } from '../fields/load-state-view.tsx'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { goTo, planHash, storiesHash, storyHash } from '../page/use-place.ts'
import type { WireRelease } from '../services/wire-plan.ts'
import type { WireStory } from '../services/wire-story.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Spoken } from '../ui/notice.tsx'
import { ReleaseTime } from './plan-frame.tsx'
import { TakeOutDialog } from './release-dialogs.tsx'
import { isInConflict } from './use-release.ts'

/** Says in which release the story is edited, whether the release contains it, and whether its draft was changed since. */
export function ReleaseBar({ story, onMerge }: { story: WireStory; onMerge: () => void }) {
  const messages = useMessages()
  const { client, space, release: id } = useEditor()
  const [isLeaving, setLeaving] = useState(false)
  const loaded = useLoadState(`release ${id}`, async () =>
    id === 0 ? undefined : (await client.send<{ release: WireRelease }>('GET', `releases/${id}`)).release,
  )
  const release = loaded.state === 'ready' ? loaded.data : undefined
  if (!release) return null
  const isNew = story.only_in_release === id
  const isHeld = story.release_ids.includes(id)
  const state = () => {
    if (release.released) return messages('releaseIsOver')
    if (isNew) return messages('madeInRelease')
    if (!isHeld) return messages('notInRelease')
    return messages(isInConflict(story) ? 'changedSince' : 'isInRelease')
  }
  return (
    <section className="release-bar" aria-label={messages('release')}>
      <strong>
        <a href={planHash(space.id, id)}>{release.name}</a>
      </strong>
      <ReleaseTime release={release} />
      <Spoken className="release-state">{state()}</Spoken>
      {isHeld && !release.released && (
        <>
          {isInConflict(story) && <ActionButton onPress={onMerge}>{messages('mergeDraft')}</ActionButton>}
          <ActionButton onPress={() => setLeaving(true)}>{messages('takeOut')}</ActionButton>
        </>
      )}
      {isLeaving && (
        <TakeOutDialog
          story={story}
          release={id}
          onDone={() => goTo(isNew ? storiesHash(space.id, id) : storyHash(space.id, story.id))}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  )
}
