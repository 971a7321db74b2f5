import { describedBy, type FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame, InputFrame } from '../frame-parts.tsx'
import { LoadStateView, useLoadState } from '../load-state-view.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { textOf } from '../text/text-of.ts'
import { ChosenList } from './chosen-list.tsx'
import { choicesQuestion, choosesStories, listChoices } from './list-choices.ts'
import { storyKeyFor, storyQueryFor } from './story-query.ts'
import { StorySearch } from './story-search.tsx'
import { useStoryEntries } from './use-story-entries.ts'

/** One of several choices; a stored value that is no longer offered stays until another is chosen. */
export function OptionControl(props: FieldControlProps) {
  return choosesStories(props.field) ? <StoryOptionControl {...props} /> : <ListedOption {...props} />
}

function ListedOption(props: FieldControlProps) {
  const { field, inputId, onChange, services } = props
  const loadState = useLoadState(choicesQuestion(field), () => listChoices(field, services))
  const choices = loadState.state === 'ready' ? loadState.data : []
  const value = textOf(props.value)
  const isStranger = value !== '' && !choices.some((choice) => choice.value === value)
  const hasEmpty = field.exclude_empty_option !== true || value === ''
  return (
    <InputFrame {...props} note={<LoadStateView loadState={loadState} services={services} />}>
      <select
        className="field-box"
        id={inputId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(props)}
      >
        {hasEmpty && <option value="">{messagesOf(services)('none')}</option>}
        {isStranger && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </InputFrame>
  )
}

/** One story, searched by name or address and stored by its uuid. */
function StoryOptionControl(props: FieldControlProps) {
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
