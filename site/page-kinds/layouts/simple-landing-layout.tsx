import { LanguageSwitch } from './header/language-switch.tsx'
import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'
import { Logo } from './logo/logo.tsx'
import { PageMain } from './page-main.tsx'
import { SkipLink } from './skip-link.tsx'

/** A landing page: the name of the house above it with the languages, no menu that leads away. */
export function SimpleLandingLayout({ languages, alternates, countries, draft, children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <div>
        <SkipLink />
        <header className={styles.landing}>
          <Logo />
          <LanguageSwitch alternates={alternates} countries={countries} />
        </header>
      </div>
      <PageMain languages={languages} draft={draft}>
        {children}
      </PageMain>
    </div>
  )
}
