import { describedBy } from '../controls/described-by.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../input-frame.tsx'
import { LoadStateView } from '../load-state-view.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { textOf } from '../text/text-of.ts'
import { useLoadState } from '../use-load-state.ts'
import { choicesQuestion, choosesStories, listChoices } from './list-choices.ts'
import { StoryOptionControl } from './story-option-control.tsx'

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
