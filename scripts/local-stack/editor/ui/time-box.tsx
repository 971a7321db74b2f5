import { useState } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField } from 'react-aria-components/TextField'
import { useMessages } from '../page/editor-context.ts'

type Props = {
  label: string
  /** ISO 8601 in UTC; empty for no time. */
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
}

/** A date and a time in the time zone of the browser, which is named below. */
export function TimeBox({ label, value, onChange, isRequired = false }: Props) {
  const messages = useMessages()
  const [now] = useState(() => wallOf(new Date().toISOString()).slice(0, 16))
  return (
    <TextField className="text-box" isRequired={isRequired}>
      <Label>{label}</Label>
      <Input
        className="text-input time-input"
        type="datetime-local"
        step={isWholeMinute(value) ? 60 : 1}
        min={now}
        value={wallOf(value)}
        onChange={({ target }) => onChange(momentOf(target.value))}
      />
      <Text slot="description" className="help">
        {messages('timeZone', { zone: localZone() })}
      </Text>
      <FieldError className="issue" />
    </TextField>
  )
}

/** The browser's time zone, as an IANA name. */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A field of whole minutes would refuse a time that another client has set to the second. */
function isWholeMinute(moment: string): boolean {
  return moment === '' || new Date(moment).getSeconds() === 0
}

/** `2027-01-01T09:00` as clocks of the browser's zone show a moment. */
function wallOf(moment: string): string {
  if (moment === '') return ''
  const at = new Date(moment)
  const wall = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
  return wall.slice(0, at.getSeconds() === 0 ? 16 : 19)
}

function momentOf(wall: string): string {
  return wall === '' ? '' : new Date(wall).toISOString()
}
