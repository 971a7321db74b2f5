import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'
import { SkipLink } from './skip-link.tsx'

/** The layout of pages behind the login: the same house with the lights lower, and a menu of its own. */
export function ExtranetLayout({ children, ...props }: LayoutProps) {
  const { settings, languages, homeHref } = props
  return (
    <div className={styles.page}>
      <div data-theme="ink">
        <SkipLink />
        <Header {...props} />
      </div>
      <main id="content" tabIndex={-1} className={styles.main} lang={languages?.page}>
        {children}
      </main>
      <Footer settings={settings} language={languages?.settings} homeHref={homeHref} />
    </div>
  )
}
