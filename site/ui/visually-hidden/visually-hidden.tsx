import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words that are read aloud and not shown: what the eye takes from the place of a thing. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>
}
