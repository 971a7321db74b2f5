import { useState } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField } from 'react-aria-components/TextField'
import { wallInZone } from '../../zone-time.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { browserZone, isWholeMinute, useSpaceTime } from '../page/use-space-time.ts'

type Props = {
  label: string
  /** ISO 8601 in UTC; empty for no time. */
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
}

/** A date and a time in the time zone of the space, which is named below; with the time where the editor sits when that differs. */
export function TimeBox({ label, value, onChange, isRequired = false }: Props) {
  const messages = useMessages()
  const { zone, wallOf, momentOf } = useSpaceTime()
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
        {messages('timeZone', { zone })}
        <OwnTime moment={value} />
      </Text>
      <FieldError className="issue" />
    </TextField>
  )
}

/** The chosen moment on the clocks of the editor's own zone. */
function OwnTime({ moment }: { moment: string }) {
  const messages = useMessages()
  const { language } = useEditor()
  const { wallOf } = useSpaceTime()
  const own = browserZone()
  if (moment === '' || wallInZone(moment, own).startsWith(wallOf(moment))) return null
  const time = new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return ` · ${messages('ownTime', { zone: own, time })}`
}
