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
