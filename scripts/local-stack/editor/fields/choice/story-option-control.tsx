import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../group-frame.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { textOf } from '../text/text-of.ts'
import { ChosenList } from './chosen-list.tsx'
import { storyKeyFor } from './story-key.ts'
import { storyQueryFor } from './story-query.ts'
import { StorySearch } from './story-search.tsx'
import { useStoryEntries } from './use-story-entries.ts'

/** One story, searched by name or address and stored by its uuid. */
export function StoryOptionControl(props: FieldControlProps) {
  const { field, value, onChange, services } = props
  const messages = messagesOf(services)
  const key = textOf(value)
  const { entries } = useStoryEntries(key === '' ? [] : [key], services)
  return (
    <GroupFrame {...props}>
      <ChosenList entries={entries} onChange={() => onChange('')} services={services} />
      <StorySearch
        label={messages(key === '' ? 'chooseStory' : 'changeStory')}
        query={storyQueryFor(field)}
        services={services}
        onPick={(story) => onChange(storyKeyFor(field, story))}
      />
    </GroupFrame>
  )
}
