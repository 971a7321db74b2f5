import { useState } from 'react'
import { useLoadState } from '../fields/load-state-view.tsx'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { storyHash } from '../page/use-place.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Sign } from '../ui/sign.tsx'
import { useAction } from '../ui/use-action.ts'
import { useDebounced } from '../ui/use-debounced.ts'
import { TakeOutDialog } from './release-dialogs.tsx'
import { isInConflict, type OpenRelease } from './use-release.ts'

type Props = { open: OpenRelease; onChange: () => void }

/** The stories of a release, each with its conflicts. */
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

const shown = 20

/** Finds stories by name or address and puts them into the release as their drafts are now. */
export function StoryFinder({ open, onChange }: { open: OpenRelease; onChange: () => void }) {
  const messages = useMessages()
  const { client, language } = useEditor()
  const [search, setSearch] = useState('')
  const found = useFound(search)
  const action = useAction()
  const rows = found.state === 'ready' ? found.data : undefined
  const issue = action.issue ?? (found.state === 'failed' ? failureSentence(language, found.failure) : undefined)
  const held = new Set(open.stories.map(({ id }) => id))
  const add = async (id: number) => {
    const body = { release_id: open.release.id, story: {} }
    if (await action.run(() => client.send('PUT', `stories/${id}`, { body }))) onChange()
  }
  return (
    <div className="story-finder">
      <SearchBox label={messages('searchToAdd')} value={search} onChange={setSearch} />
      {issue && <Notice kind="bad">{issue}</Notice>}
      <ul className="release-stories">
        {rows?.map(({ id, name, full_slug: slug }) => (
          <li key={id} className="release-story">
            <div className="held-story">
              {name} <code className="story-slug">/{slug}</code>
            </div>
            {held.has(id) ? (
              <span className="help">{messages('isInRelease')}</span>
            ) : (
              <ActionButton
                aria-label={messages('addNamed', { name })}
                isDisabled={action.isBusy}
                onPress={() => add(id)}
              >
                <Sign name="plus" />
                {messages('addOne')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {rows?.length === 0 && <p className="help">{messages('nothingFound')}</p>}
    </div>
  )
}

/** The stories that match; no data before anything is searched. */
function useFound(search: string) {
  const { client } = useEditor()
  const debounced = useDebounced(search.trim(), 200)
  return useLoadState(debounced, async () => {
    if (debounced === '') return undefined
    const query = { story_only: 1, search: debounced, per_page: shown }
    return (await client.page<WireStoryRow>('stories', 'stories', query)).items
  })
}
