import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

/** An asterisk for the eye; assistive technology reads the state of the field. */
export function RequiredMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} data-mark={name} aria-hidden="true">
      *
    </span>
  )
}

/** What is wrong, with a sign beside the words. */
export function ErrorMessages({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="warning" />
      <span>{children}</span>
    </>
  )
}

type Words = { help?: string | undefined; error?: string | undefined }

/** The words beside a field that describe it, for `aria-describedby`. */
export function describedBy(id: string, { help, error }: Words): string | undefined {
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean)
  return described.length === 0 ? undefined : described.join(' ')
}

/** The help before a field; nothing without words. */
export function FieldHelp({ id, help }: Pick<Words, 'help'> & { id: string }) {
  if (help === undefined) return undefined
  return (
    <span id={`${id}-help`} className={styles.help}>
      {help}
    </span>
  )
}

/** What is wrong, below a field; nothing where all is well. */
export function FieldError({ id, error }: Pick<Words, 'error'> & { id: string }) {
  if (error === undefined) return undefined
  return (
    <span id={`${id}-error`} className={styles.error}>
      <ErrorMessages>{error}</ErrorMessages>
    </span>
  )
}
