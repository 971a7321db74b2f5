import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'

/** Nothing but the page: for screens that must not lead anywhere else. */
export function EmptyLayout({ languages, children }: Pick<LayoutProps, 'children' | 'languages'>) {
  return (
    <main id="content" tabIndex={-1} className={styles.main} lang={languages?.page}>
      {children}
    </main>
  )
}
