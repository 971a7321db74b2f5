import { describedBy } from '../controls/described-by.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../input-frame.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { momentInputOf, momentOfInput } from './moment-input.ts'

/** A date, or a date with a time in UTC, in the service's format. */
export function DatetimeControl(props: FieldControlProps) {
  const { field, inputId, value, onChange, services } = props
  const isDate = field.disable_time === true
  const note = isDate ? undefined : <p className="field-count">{messagesOf(services)('timeInUtc')}</p>
  return (
    <InputFrame {...props} note={note}>
      <input
        className="field-box field-short"
        type={isDate ? 'date' : 'datetime-local'}
        id={inputId}
        value={momentInputOf(value, isDate)}
        onChange={(event) => onChange(momentOfInput(event.target.value))}
        {...describedBy(props)}
      />
    </InputFrame>
  )
}
