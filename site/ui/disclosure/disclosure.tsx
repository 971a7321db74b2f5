import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  /** What the closed row says: text or a heading. */
  label: ReactNode
  isOpen?: boolean | undefined
  /** The content may be as wide as its place: tables. Text keeps to a readable line. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** A row that opens. The browser does the work: it opens without JavaScript, and find-in-page reaches the hidden text. */
export function Disclosure({ label, isOpen = false, isWide = false, children }: DisclosureProps) {
  return (
    <details className={styles.row} open={isOpen}>
      <summary className={styles.label}>
        <span>{label}</span>
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.content} data-wide={isWide ? '' : undefined}>
        {children}
      </div>
    </details>
  )
}
