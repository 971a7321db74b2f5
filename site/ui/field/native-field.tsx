import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { describedBy, FieldError, FieldHelp } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

/** Attributes that tie a bare element of the browser to its words. */
export type NativeControl = {
  id: string
  name: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
}

/** Label, help and error around an element that the browser renders best itself. */
export function NativeField({
  field,
  children,
}: {
  field: FieldProps
  children: (control: NativeControl) => ReactNode
}) {
  const id = useId()
  const { name, label, help, error, isRequired, mark } = field
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark}
      </label>
      <FieldHelp id={id} help={help} />
      {children({
        id,
        name,
        className: styles.box,
        'aria-describedby': describedBy(id, field),
        'aria-invalid': error !== undefined,
        'aria-required': isRequired,
      })}
      <FieldError id={id} error={error} />
    </div>
  )
}

type TextFieldProps = FieldProps & {
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

type SelectFieldProps = FieldProps & {
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

type FileFieldProps = FieldProps & {
  /** Types and endings, as the `accept` attribute has them. */
  accept: string
  isMultiple: boolean
}

/** Files from the device. The browser keeps them; nothing here can put one back. */
export function FileField({ accept, isMultiple, ...field }: FileFieldProps) {
  return (
    <NativeField field={field}>
      {(control) => <input {...control} type="file" accept={accept} multiple={isMultiple} />}
    </NativeField>
  )
}
