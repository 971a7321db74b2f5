import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../group-frame.tsx'
import { LoadStateView } from '../load-state-view.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { ChosenList } from './chosen-list.tsx'
import { storedTexts } from './stored-texts.ts'
import { storyKeyFor } from './story-key.ts'
import { storyQueryFor } from './story-query.ts'
import { StorySearch } from './story-search.tsx'
import { useStoryEntries } from './use-story-entries.ts'

/** Stories in the editor's order, stored by their uuids. */
export function StoryOptionsControl(props: FieldControlProps) {
  const { field, value, onChange, services } = props
  const messages = messagesOf(services)
  const stored = storedTexts(value)
  const { entries, loadState } = useStoryEntries(stored, services)
  return (
    <GroupFrame {...props}>
      <LoadStateView loadState={loadState} services={services} />
      {stored.length === 0 && <p className="field-note">{messages('nothingChosen')}</p>}
      <ChosenList entries={entries} onChange={onChange} services={services} />
      <StorySearch
        label={messages('searchStories')}
        query={storyQueryFor(field)}
        services={services}
        onPick={(story) => {
          const key = storyKeyFor(field, story)
          if (!stored.includes(key)) onChange([...stored, key])
        }}
      />
    </GroupFrame>
  )
}
