import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { outcomeOf, useLoadState } from '../fields/load-state-view.tsx'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { SearchBox } from '../ui/search-box.tsx'
import { useDebounced } from '../ui/use-debounced.ts'

export type PickedFolder = { id: number; name: string; full_slug: string }

/** The root above all folders. */
export const rootFolder: PickedFolder = { id: 0, name: '', full_slug: '' }

type Props = { label: string; value: PickedFolder; onChange: (folder: PickedFolder) => void }

const shown = 50

/** One of the folders, searched by name or address. */
export function FolderPicker({ label, value, onChange }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const [search, setSearch] = useState('')
  const debounced = useDebounced(search, 150)
  const query = { folder_only: 1, search: debounced, per_page: shown, sort_by: 'full_slug:asc' }
  const listed = outcomeOf(useLoadState(debounced, () => client.page<WireStoryRow>('stories', 'stories', query)))
  const { items: found, total } = listed && 'items' in listed ? listed : { items: [], total: 0 }
  const options = debounced === '' ? [rootFolder, ...found] : found
  return (
    <div className="folder-picker">
      <span className="choice-label">
        {label}: <code>/{value.full_slug}</code>
      </span>
      <SearchBox label={messages('searchFolder')} value={search} onChange={setSearch} />
      <ListBox
        aria-label={label}
        className="options folder-options"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value.id]}
        items={options}
        onSelectionChange={(keys) => {
          const chosen = options.find(({ id }) => keys !== 'all' && keys.has(id))
          if (chosen) onChange(chosen)
        }}
        renderEmptyState={() => <span className="empty">{messages('nothingFound')}</span>}
      >
        {(folder) => (
          <ListBoxItem id={folder.id} className="option" textValue={folder.name || messages('root')}>
            <strong>{folder.name || messages('root')}</strong> <code>/{folder.full_slug}</code>
          </ListBoxItem>
        )}
      </ListBox>
      {total > found.length && <p className="help">{messages('moreFolders', { count: total - found.length })}</p>}
    </div>
  )
}
