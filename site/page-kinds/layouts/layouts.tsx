import type { ComponentType } from 'react'
import { Logo } from '#site/brand/logo.tsx'
import type { LayoutName } from '#site/routing/route.ts'
import { CountryLinks } from './country-links.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { LanguageSwitch } from './header/language-switch.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'
import { PageMain } from './page-main.tsx'
import { PreFooter } from './pre-footer/pre-footer.tsx'
import { SkipLink } from './skip-link.tsx'

/** The seven layouts by the name routes give them (product specification section 2); a name without one does not compile. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  'custom-landing-pages': CustomLandingPagesLayout,
  default: DefaultLayout,
  empty: PageMain,
  extranet: ExtranetLayout,
  'extranet-with-prefooter': (props) => <ExtranetLayout {...withPreFooter(props)} />,
  'simple-landing': SimpleLandingLayout,
  'with-prefooter': (props) => <DefaultLayout {...withPreFooter(props)} />,
}

/** Adds an invitation before the footer. */
function withPreFooter({ children, ...props }: LayoutProps): LayoutProps {
  const invitation = <PreFooter settings={props.settings} language={props.languages?.settings ?? props.locale} />
  return {
    ...props,
    children: (
      <>
        {children}
        {invitation}
      </>
    ),
  }
}

/** A custom landing brings its own head and foot; the layout adds the way past them, and the languages below. */
function CustomLandingPagesLayout(props: LayoutProps) {
  const { alternates, countries = [] } = props
  return (
    <>
      <SkipLink />
      <PageMain {...props} />
      {(alternates.length > 1 || countries.length > 0) && (
        <footer className={styles.landingEnd}>
          <LanguageLinks alternates={alternates} />
          <CountryLinks countries={countries} />
        </footer>
      )}
    </>
  )
}

/** The layout of pages behind the login: the same house with the lights lower, and a menu of its own. */
function ExtranetLayout(props: LayoutProps) {
  return <DefaultLayout {...props} headerTheme="ink" />
}

/** A landing page: the name of the house above it with the languages, no menu that leads away. */
function SimpleLandingLayout({ languages, alternates, countries, draft, children }: LayoutProps) {
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
