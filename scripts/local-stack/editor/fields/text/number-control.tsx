import type { WireField } from '../../services/wire-component.ts'
import { describedBy, type FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../frame-parts.tsx'
import { limitOf } from '../limit-of.ts'
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

/** @param direction 1 or -1 @returns digits with a point; a text that is no number counts as 0 */
export function steppedNumber(field: WireField, text: string, direction: number): string {
  const decimals = limitOf(field.decimals) ?? 0
  const step = limitOf(field.steps) || 10 ** -decimals
  const from = Number(text)
  const next = (Number.isFinite(from) ? from : 0) + direction * step
  const least = limitOf(field.min_value) ?? -Infinity
  const most = limitOf(field.max_value) ?? Infinity
  const digits = Math.max(decimals, (String(step).split('.')[1] ?? '').length)
  return String(Number(Math.min(most, Math.max(least, next)).toFixed(digits)))
}
