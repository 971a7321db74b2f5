import { useCallback, useMemo, useState } from 'react'
import type { Key } from 'react-aria-components/Collection'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { planHash, storiesHash } from '../page/use-place.ts'
import { ReleaseChoice } from '../plan/release-choice.tsx'
import type { Failure } from '../services/failure-of.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sign } from '../ui/sign.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import { StoryDialog } from './story-dialog.tsx'
import { filterQuery, isFiltered, noFilter, type StoryFilter } from './story-filter.ts'
import { StoryFilters } from './story-filters.tsx'
import { type RequestedAction, rowWith } from './story-nodes.ts'
import { StoryTree } from './story-tree.tsx'
import { useFolders } from './use-folders.ts'
import { TreeTranslations, useTreeTranslations } from './use-tree-translations.ts'
import './tree.css'

/** All stories and folders: search, open, create, rename, move and delete. */
export function StoriesPage() {
  const messages = useMessages()
  const { components, space, release } = useEditor()
  const [filter, setFilter] = useState(noFilter)
  const [requested, setRequested] = useState<RequestedAction>()
  const debounced = useDebounced(filter, 200)
  const isFlat = isFiltered(debounced)
  const query = useMemo(
    () => (isFlat ? filterQuery(debounced, components) : undefined),
    [isFlat, debounced, components],
  )
  const reader = useFolders(query)
  const { expanded, expand } = useExpanded(reader.more)
  const folders = useMemo(() => onlyChanged(reader.folders, debounced), [reader.folders, debounced])
  const translations = useTreeTranslations(folders)
  // A new story starts in the folder that was opened last.
  const openFolder = [...expanded]
    .toReversed()
    .flatMap((key) => rowWith(folders, Number(key)) ?? [])
    .at(0)
  return (
    <div className="page">
      <StoriesBar />
      <main className="stories-main">
        <div className="stories-head">
          <h1>{messages('stories')}</h1>
          <span className="stories-count">{messages('storiesCount', { count: space.stories_count ?? '' })}</span>
          {release === 0 && (
            <ActionButton onPress={() => setRequested({ action: 'newFolder', row: openFolder })}>
              <Sign name="folder" />
              {messages('newFolder')}
            </ActionButton>
          )}
          <ActionButton look="primary" onPress={() => setRequested({ action: 'newStory', row: openFolder })}>
            <Sign name="plus" />
            {messages('newStory')}
          </ActionButton>
        </div>
        {release !== 0 && <Notice kind="note">{messages('storiesInRelease')}</Notice>}
        <StoryFilters filter={filter} onChange={setFilter} found={isFlat ? reader.folders.get(0)?.total : undefined} />
        {reader.failure && <FailedReading failure={reader.failure} onRetry={reader.refresh} />}
        <TreeTranslations value={translations}>
          <StoryTree
            folders={folders}
            onMore={reader.more}
            expanded={expanded}
            onExpandedChange={expand}
            isFlat={isFlat}
            onFound={({ full_slug: slug }) => setFilter({ ...filter, search: `${slug}/` })}
            onAction={(action, row) => setRequested({ action, row })}
          />
        </TreeTranslations>
      </main>
      {requested && (
        <StoryDialog requested={requested} onDone={reader.refresh} onClose={() => setRequested(undefined)} />
      )}
    </div>
  )
}

function StoriesBar() {
  const messages = useMessages()
  const { space } = useEditor()
  return (
    <header className="bar">
      <span className="brand">{space.name}</span>
      <a className="action action-outline" href={planHash(space.id)}>
        {messages('planHeading')}
      </a>
      <ReleaseChoice hashIn={(release) => storiesHash(space.id, release)} />
      <LanguageChoice />
    </header>
  )
}

function FailedReading({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const messages = useMessages()
  const { language } = useEditor()
  return (
    <Notice kind="bad">
      {failureSentence(language, failure)}{' '}
      <ActionButton look="quiet" onPress={onRetry}>
        {messages('tryAgain')}
      </ActionButton>
    </Notice>
  )
}

const expandedKey = 'editor.expanded'

/** The open folders, restored when the editor returns from a story. */
function useExpanded(more: (folderId: number) => void) {
  const [expanded, setExpanded] = useState<Set<Key>>(() => {
    const stored: number[] = JSON.parse(sessionStorage.getItem(expandedKey) ?? '[]')
    return new Set(stored)
  })
  const expand = useCallback(
    (keys: Set<Key>) => {
      sessionStorage.setItem(expandedKey, JSON.stringify([...keys]))
      setExpanded(keys)
      for (const key of keys) more(Number(key))
    },
    [more],
  )
  return { expanded, expand }
}

/** The service has no filter for changed stories: the unchanged ones are removed from the published ones here. */
function onlyChanged(folders: ReturnType<typeof useFolders>['folders'], { publication }: StoryFilter) {
  const root = folders.get(0)
  if (publication !== 'changed' || !root) return folders
  return new Map(folders).set(0, { ...root, rows: root.rows.filter((row) => row.unpublished_changes) })
}
