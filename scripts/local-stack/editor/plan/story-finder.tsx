import { useState } from 'react'
import { useLoadState } from '../fields/load-state-view.tsx'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Sign } from '../ui/sign.tsx'
import { useAction } from '../ui/use-action.ts'
import { useDebounced } from '../ui/use-debounced.ts'
import type { OpenRelease } from './use-release.ts'

const shown = 20

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
