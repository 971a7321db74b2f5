import type { ComponentType } from 'react'
import type { LayoutName } from '#site/routing/route.ts'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { CountryLinks } from './country-links.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { LayoutProps } from './layout-props.ts'
import styles from './layouts.module.css'
import { PreFooter } from './pre-footer/pre-footer.tsx'
import { SimpleLandingLayout } from './simple-landing-layout.tsx'
import { SkipLink } from './skip-link.tsx'

/** The seven layouts by the name routes give them (product specification section 2); a name without one does not compile. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  'custom-landing-pages': CustomLandingPagesLayout,
  default: DefaultLayout,
  empty: EmptyLayout,
  extranet: ExtranetLayout,
  'extranet-with-prefooter': (props) => <ExtranetLayout {...withPreFooter(props)} />,
  'simple-landing': SimpleLandingLayout,
  'with-prefooter': (props) => <DefaultLayout {...withPreFooter(props)} />,
}

/** Before the footer stands an invitation. */
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
      <EmptyLayout {...props} />
      {(alternates.length > 1 || countries.length > 0) && (
        <footer className={styles.landingEnd}>
          <LanguageLinks alternates={alternates} />
          <CountryLinks countries={countries} />
        </footer>
      )}
    </>
  )
}

/** Nothing but the page: for screens that must not lead anywhere else. */
function EmptyLayout({ languages, draft, children }: LayoutProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.main} lang={languages?.page} {...editorAttributes(draft ?? {})}>
      {children}
    </main>
  )
}

/** The layout of pages behind the login: the same house with the lights lower, and a menu of its own. */
function ExtranetLayout(props: LayoutProps) {
  return <DefaultLayout {...props} headerTheme="ink" />
}
