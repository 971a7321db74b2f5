import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { ErrorMessages } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

/** What ties a bare element of the browser to its words. */
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
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark}
      </label>
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      {children({
        id,
        name,
        className: styles.box,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error !== undefined,
        'aria-required': isRequired,
      })}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          <ErrorMessages>{error}</ErrorMessages>
        </span>
      )}
    </div>
  )
}
