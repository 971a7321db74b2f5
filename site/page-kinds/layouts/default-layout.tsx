import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'
import { SkipLink } from './skip-link.tsx'

/** Header, page, footer; on its own ground the header says in which part of the house the reader is. */
export function DefaultLayout({ children, headerTheme, ...props }: LayoutProps & { headerTheme?: 'ink' }) {
  const { settings, languages, countries, homeHref, draft } = props
  return (
    <div className={styles.page}>
      <div className={styles.top} data-theme={headerTheme}>
        <SkipLink />
        <Header {...props} />
      </div>
      <main
        id="content"
        tabIndex={-1}
        className={styles.main}
        lang={languages?.page}
        {...editorAttributes(draft ?? {})}
      >
        {children}
      </main>
      <Footer settings={settings} language={languages?.settings} countries={countries} homeHref={homeHref} />
    </div>
  )
}
