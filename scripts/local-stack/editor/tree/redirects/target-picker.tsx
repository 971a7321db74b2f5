import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { outcomeOf, useLoadState } from '../../fields/load-state-view.tsx'
import { failureSentence } from '../../messages/messages-for.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'

export type Target = { uuid: string; name: string; full_slug: string }

type Props = {
  /** The story or folder that disappears; it cannot be chosen. */
  except: Pick<WireStoryRow, 'uuid' | 'full_slug' | 'is_folder'>
  value: Target | undefined
  onChange: (target: Target | undefined) => void
}

const shown = 20

/** The published story to which old addresses lead, found by name or address; none is a choice too. */
export function TargetPicker({ except, value, onChange }: Props) {
  const messages = useMessages()
  const { client, language } = useEditor()
  const [search, setSearch] = useState('')
  const debounced = useDebounced(search, 150)
  const query = { story_only: 1, is_published: 1, search: debounced, per_page: shown }
  const found = outcomeOf(useLoadState(debounced, () => client.page<WireStoryRow>('stories', 'stories', query)))
  const failure = found && 'reason' in found ? found : undefined
  const rows = found && 'items' in found ? found.items.filter((item) => !disappears(item, except)) : []
  return (
    <div className="folder-picker">
      <span className="choice-label">
        {messages('redirectTo')}: {value ? <code>/{value.full_slug}</code> : messages('redirectNowhere')}
      </span>
      <SearchBox label={messages('searchTarget')} value={search} onChange={setSearch} />
      <ListBox
        aria-label={messages('redirectTo')}
        className="options folder-options"
        selectionMode="single"
        selectedKeys={value ? [value.uuid] : []}
        items={rows}
        onSelectionChange={(keys) => onChange(rows.find(({ uuid }) => keys !== 'all' && keys.has(uuid)))}
        renderEmptyState={() => (
          <span className="empty">{failure ? failureSentence(language, failure) : messages('nothingFound')}</span>
        )}
      >
        {({ uuid, name, full_slug: slug }) => (
          <ListBoxItem id={uuid} className="option" textValue={name}>
            <strong>{name}</strong> <code>/{slug}</code>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  )
}

function disappears({ uuid, full_slug: slug }: Target, except: Props['except']): boolean {
  return uuid === except.uuid || (except.is_folder && slug.startsWith(`${except.full_slug}/`))
}
