import styles from './field.module.css'
import type { FieldProps } from './field-props.ts'
import { NativeField } from './native-field.tsx'

export type TextFieldProps = FieldProps & {
  /** The text in it at first. From then on the field has the value, and nothing that is rendered changes it. */
  value: string
  type?: 'text' | 'email' | 'tel' | 'date'
  inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'url'
  autoComplete?: string | undefined
  /** More than one line. */
  rows?: number | undefined
  unit?: string | undefined
}

/** One line or several, with its label above, its help before it and what is wrong below. */
export function TextField({ value, type = 'text', inputMode, autoComplete, rows, unit, ...field }: TextFieldProps) {
  // An empty value is no attribute: React would write it anew at its start, and the browser then empties a half-typed date.
  const given = { autoComplete, defaultValue: value === '' ? undefined : value }
  return (
    <NativeField field={field}>
      {(control) => {
        if (rows !== undefined) return <textarea {...control} {...given} rows={rows} dir="auto" />
        const line = <input {...control} {...given} type={type} inputMode={inputMode} />
        if (unit === undefined) return line
        return (
          <span className={styles.withUnit}>
            {line}
            <span className={styles.unit}>{unit}</span>
          </span>
        )
      }}
    </NativeField>
  )
}
