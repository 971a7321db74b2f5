import { describedBy, type FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../frame-parts.tsx'
import { limitOf } from '../limit-of.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { textOf } from './text-of.ts'

/** Several lines of text. */
export function TextareaControl(props: FieldControlProps) {
  return (
    <InputFrame {...props} note={<CharacterCount {...props} />}>
      <TextLines {...props} />
    </InputFrame>
  )
}

/** The text area alone, which grows with its text. */
export function TextLines(props: FieldControlProps) {
  const { field, inputId, value, onChange, placeholder } = props
  return (
    <textarea
      className="field-box field-lines"
      id={inputId}
      rows={3}
      value={textOf(value)}
      dir={field.rtl ? 'rtl' : 'auto'}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      {...describedBy(props)}
    />
  )
}

/** The used part of the allowed length; nothing when the length is unlimited. */
export function CharacterCount({ field, value, services }: Pick<FieldControlProps, 'field' | 'value' | 'services'>) {
  const max = limitOf(field.max_length)
  if (max === undefined) return null
  const count = textOf(value).length
  return (
    <p className={count > max ? 'field-count field-count-over' : 'field-count'}>
      {messagesOf(services)('charactersLeft', { count, max })}
    </p>
  )
}

/** One line of text. */
export function TextControl(props: FieldControlProps) {
  const { field, inputId, value, onChange, placeholder } = props
  return (
    <InputFrame {...props} note={<CharacterCount {...props} />}>
      <input
        className="field-box"
        type="text"
        id={inputId}
        value={textOf(value)}
        dir={field.rtl ? 'rtl' : 'auto'}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(props)}
      />
    </InputFrame>
  )
}
