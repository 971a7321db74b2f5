import { describedBy, type FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../frame-parts.tsx'
import { messagesOf } from '../messages/field-messages.ts'

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

const stored = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?/

/** From `YYYY-MM-DD HH:mm` to the value of the browser's input; empty when the value is no date. */
export function momentInputOf(value: unknown, isDate: boolean): string {
  const [, date, time = '00:00'] = stored.exec(typeof value === 'string' ? value : '') ?? []
  if (date === undefined) return ''
  return isDate ? date : `${date}T${time}`
}

/** To the vendor's format: `YYYY-MM-DD HH:mm`, midnight for a date alone, empty for nothing. */
export function momentOfInput(input: string): string {
  const [, date, time = '00:00'] = stored.exec(input) ?? []
  return date === undefined ? '' : `${date} ${time}`
}
