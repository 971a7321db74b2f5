import type { ReactNode } from 'react'
import styles from './button-link.module.css'

/** Requests the page at its own address once more, its query included: an empty address is the document's own (RFC 3986, 4.4). */
export function RetryLink({ children }: { children: ReactNode }) {
  return (
    <a href="" className={styles.primary}>
      <span>{children}</span>
    </a>
  )
}
