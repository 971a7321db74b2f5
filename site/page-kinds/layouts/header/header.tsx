import { useLingui } from '@lingui/react/macro'
import { brand } from '#site/brand/brand.ts'
import { Logo } from '#site/brand/logo.tsx'
import { Account } from '#site/browser/account/account.tsx'
import { catalogueSegments } from '#site/routing/segments/catalogue-segments.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import type { LayoutProps } from '../layout-props.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MainMenu } from './main-menu.tsx'
import { SiteSearch } from './site-search.tsx'

export type HeaderProps = Omit<LayoutProps, 'children' | 'locale'>

/** Logo, menu, languages and search. Nothing here needs JavaScript: what opens is a popover of the platform. */
export function Header({ settings, languages, alternates, countries, homeHref, search, path, areaMenu }: HeaderProps) {
  const { t } = useLingui()
  const { name } = brand
  const menu = areaMenu ?? settings?.menu ?? []
  const menuLanguage = areaMenu ? undefined : languages?.settings
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={{ href: homeHref }} className={styles.home} aria-label={t`${name}, home page`}>
          <Logo />
        </Link>
        {search && <SiteSearch {...search} path={path} />}
        <div className={styles.tools}>
          <Account
            homeHref={homeHref}
            extranetHref={`${homeHref === '/' ? '' : homeHref}/${catalogueSegments.extranet.es}`}
            path={path}
          />
          <LanguageSwitch alternates={alternates} countries={countries} />
          {menu.length > 0 && (
            <button type="button" className={styles.menuButton} popoverTarget="main-menu">
              <Icon name="menu" />
              {t`Menu`}
            </button>
          )}
        </div>
        {menu.length > 0 && <MainMenu entries={menu} path={path} language={menuLanguage} />}
      </div>
    </header>
  )
}
