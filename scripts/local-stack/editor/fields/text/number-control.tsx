import { describedBy } from '../controls/described-by.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../input-frame.tsx'
import { steppedNumber } from './stepped-number.ts'
import { textOf } from './text-of.ts'

/** A number, stored as its digits with a point. Invalid input is stored too, and its issue is shown below. */
export function NumberControl(props: FieldControlProps) {
  const { field, inputId, value, onChange, placeholder } = props
  return (
    <InputFrame {...props}>
      <input
        className="field-box field-short"
        type="text"
        inputMode="decimal"
        id={inputId}
        value={textOf(value)}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value.trim().replace(',', '.'))}
        onKeyDown={(event) => {
          const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (direction === undefined) return
          event.preventDefault()
          onChange(steppedNumber(field, textOf(value), direction))
        }}
        {...describedBy(props)}
      />
    </InputFrame>
  )
}
