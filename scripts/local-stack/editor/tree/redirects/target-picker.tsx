import { useEffect, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { failureSentence } from '../../messages/messages-for.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { type Failure, failureOf } from '../../services/failure-of.ts'
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
  const [found, setFound] = useState<readonly WireStoryRow[] | Failure>([])
  const rows = 'reason' in found ? [] : found
  const debounced = useDebounced(search, 150)
  useEffect(() => {
    const query = { story_only: 1, is_published: 1, search: debounced, per_page: shown }
    client.page<WireStoryRow>('stories', 'stories', query).then(
      ({ items }) => setFound(items.filter((item) => !disappears(item, except))),
      (error: unknown) => setFound(failureOf(error)),
    )
  }, [client, debounced, except])
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
          <span className="empty">
            {'reason' in found ? failureSentence(language, found) : messages('nothingFound')}
          </span>
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
