import type { ReactNode } from 'react'
import styles from './eyebrow.module.css'

/** Two or three words above a title that name its subject. Renders nothing without words. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return children ? <p className={styles.eyebrow}>{children}</p> : undefined
}
