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
