import { useEffect, useRef } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField } from 'react-aria-components/TextField'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
  placeholder?: string
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
  isRequired?: boolean
}

/** One line of text with its label above. */
export function TextBox({ label, help, isRequired, isFirst = false, placeholder, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <TextField {...props} className="text-box" isInvalid={false} isRequired={isRequired ?? false}>
      <Label>{label}</Label>
      <Input ref={input} className="text-input" autoComplete="off" {...(placeholder && { placeholder })} />
      {help && (
        <Text slot="description" className="help">
          {help}
        </Text>
      )}
    </TextField>
  )
}
