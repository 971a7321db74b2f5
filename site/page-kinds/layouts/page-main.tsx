import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'

/** Nothing but the page; the whole layout of screens that must not lead anywhere else. */
export function PageMain({ languages, draft, children }: Pick<LayoutProps, 'languages' | 'draft' | 'children'>) {
  return (
    <main id="content" tabIndex={-1} className={styles.main} lang={languages?.page} {...editorAttributes(draft ?? {})}>
      {children}
    </main>
  )
}
