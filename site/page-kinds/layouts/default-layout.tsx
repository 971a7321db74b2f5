import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'
import { PageMain } from './page-main.tsx'
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
      <PageMain languages={languages} draft={draft}>
        {children}
      </PageMain>
      <Footer settings={settings} language={languages?.settings} countries={countries} homeHref={homeHref} />
    </div>
  )
}
