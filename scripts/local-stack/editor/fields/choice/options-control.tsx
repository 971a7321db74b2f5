import { isObject } from '../../../is-object.ts'
import { describedBy, type FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame, InputFrame } from '../frame-parts.tsx'
import { LoadStateView, useLoadState } from '../load-state-view.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { textOf } from '../text/text-of.ts'
import { ChosenList } from './chosen-list.tsx'
import { choicesQuestion, choosesStories, listChoices } from './list-choices.ts'
import { SearchBox } from './search-box.tsx'
import { storyKeyFor, storyQueryFor } from './story-query.ts'
import { StorySearch } from './story-search.tsx'
import { useStoryEntries } from './use-story-entries.ts'

/** Above this number, the choices are searched instead of listed. */
const mostShown = 12

/** Any number of choices, stored in the order in which they were chosen. */
export function OptionsControl(props: FieldControlProps) {
  return choosesStories(props.field) ? <StoryOptionsControl {...props} /> : <ListedOptions {...props} />
}

function ListedOptions(props: FieldControlProps) {
  const { field, value, onChange, services } = props
  const loadState = useLoadState(choicesQuestion(field), () => listChoices(field, services))
  const choices = loadState.state === 'ready' ? loadState.data : []
  const stored = storedTexts(value)
  const nameOf = (key: string) => choices.find((choice) => choice.value === key)?.name ?? key
  const entries = stored.map((id) => ({ id, name: nameOf(id) }))
  const isShort = choices.length <= mostShown && stored.every((key) => choices.some((choice) => choice.value === key))
  return (
    <GroupFrame {...props}>
      <LoadStateView loadState={loadState} services={services} />
      {isShort ? (
        <div className="field-checks">
          {choices.map((choice) => (
            <label key={choice.value} className="field-check">
              <input
                type="checkbox"
                checked={stored.includes(choice.value)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...stored, choice.value] : stored.filter((other) => other !== choice.value),
                  )
                }
              />
              {choice.name}
            </label>
          ))}
        </div>
      ) : (
        <>
          <ChosenList entries={entries} onChange={onChange} services={services} />
          <SearchBox
            label={messagesOf(services)('add')}
            scope={`${choices.length} ${stored.join()}`}
            services={services}
            find={async (words) =>
              choices
                .filter((choice) => !stored.includes(choice.value) && hasWords(choice.name, words))
                .map((choice) => ({ id: choice.value, name: choice.name, detail: choice.value }))
            }
            onPick={({ id }) => onChange([...stored, id])}
          />
        </>
      )}
    </GroupFrame>
  )
}

function hasWords(name: string, words: string): boolean {
  return plain(name).includes(plain(words))
}

/** Removes accents and case for the search. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Stories in the editor's order, stored by their uuids. */
function StoryOptionsControl(props: FieldControlProps) {
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

/** The texts of a stored list; a resolved story counts as its uuid, a lone text as a list of one. */
export function storedTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    return isObject(item) && typeof item['uuid'] === 'string' ? [item['uuid']] : []
  })
}

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
