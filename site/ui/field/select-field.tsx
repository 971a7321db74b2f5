import type { FieldProps } from './field-props.ts'
import { NativeField } from './native-field.tsx'

export type SelectFieldProps = FieldProps & {
  choices: readonly { value: string; label: string }[]
  /** Represents no choice. */
  placeholder: string
  /** What is chosen at first. */
  value: string
  autoComplete?: string | undefined
}

/** One of many choices. The browser's own list works by touch, by keyboard and without JavaScript. */
export function SelectField({ choices, placeholder, value, autoComplete, ...field }: SelectFieldProps) {
  return (
    <NativeField field={field}>
      {(control) => (
        <select {...control} defaultValue={value} autoComplete={autoComplete}>
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </NativeField>
  )
}
