import type { ReactNode } from 'react'
import styles from './button-link.module.css'

/** Requests the page at its own address once more, its query included: an empty address is the document's own (RFC 3986, 4.4). */
export function RetryLink({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is what is meant
    <a href="" className={styles.primary}>
      <span>{children}</span>
    </a>
  )
}
