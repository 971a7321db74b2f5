'use client'

import type { FieldProps } from './field-props.ts'
import { NativeField } from './native-field.tsx'

export type SelectFieldProps = FieldProps & {
  choices: readonly { value: string; label: string }[]
  /** Stands for no choice. */
  placeholder: string
  value: string
  onChange: (value: string) => void
  autoComplete?: string | undefined
}

/** One of many choices. The browser's own list works by touch, by keyboard and without JavaScript. */
export function SelectField({ choices, placeholder, value, onChange, autoComplete, ...field }: SelectFieldProps) {
  return (
    <NativeField field={field}>
      {(control) => (
        <select
          {...control}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
        >
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
