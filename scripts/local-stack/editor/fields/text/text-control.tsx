import { describedBy } from '../controls/described-by.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../input-frame.tsx'
import { CharacterCount } from './character-count.tsx'
import { textOf } from './text-of.ts'

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
