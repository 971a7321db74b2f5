import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../group-frame.tsx'
import { LoadStateView } from '../load-state-view.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { useLoadState } from '../use-load-state.ts'
import { ChosenList } from './chosen-list.tsx'
import { choicesQuestion, choosesStories, listChoices } from './list-choices.ts'
import { SearchBox } from './search-box.tsx'
import { storedTexts } from './stored-texts.ts'
import { StoryOptionsControl } from './story-options-control.tsx'

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
