import { describedBy } from '../controls/described-by.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../input-frame.tsx'
import { CharacterCount } from './character-count.tsx'
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
