import { useLingui } from '@lingui/react/macro'
import type { MenuLink, SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { brand } from '#site/brand/brand.ts'
import { Logo } from '#site/brand/logo.tsx'
import { ConsentButton } from '#site/browser/consent/consent-button.tsx'
import { BittingLine } from '#site/ui/bitting-line/bitting-line.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Link } from '#site/ui/link/link.tsx'
import { CountryLinks } from '../country-links.tsx'
import type { CountryLink } from '../layout-props.ts'
import styles from './footer.module.css'

export type FooterProps = {
  settings: SiteSettings | undefined
  /** BCP 47 tag of the settings, where it is not the page's. */
  language?: string | undefined
  countries?: readonly CountryLink[] | undefined
  homeHref: string
}

/** Contact, columns of links, legal line; the cut runs along its upper edge. */
export function Footer({ settings, language, countries = [], homeHref }: FooterProps) {
  const { t } = useLingui()
  const { name } = brand
  return (
    <footer className={styles.footer} data-theme="ink">
      <BittingLine edge="above" />
      <div className={styles.inner}>
        <div className={styles.house}>
          <Link to={{ href: homeHref }} className={styles.home} aria-label={t`${name}, home page`}>
            <Logo />
          </Link>
          <Contact settings={settings} />
        </div>
        <Columns columns={settings?.footerColumns ?? []} language={language} />
      </div>
      <div className={styles.end}>
        <Links links={settings?.legalLinks ?? []} label={t`Legal`} language={language} />
        <Links links={settings?.social ?? []} label={t`Elsewhere`} language={language} />
        <CountryLinks countries={countries} className={styles.countries} />
        <ConsentButton />
        {settings?.copyright !== undefined && <p lang={language}>{closingLine(settings.copyright)}</p>}
      </div>
    </footer>
  )
}

function Contact({ settings }: Pick<FooterProps, 'settings'>) {
  if (!settings) return undefined
  const { companyName, address, phone, email } = settings
  return (
    <address className={styles.contact}>
      {companyName !== undefined && <strong>{companyName}</strong>}
      {address !== undefined && <span className={styles.lines}>{address}</span>}
      {phone !== undefined && <Link to={{ href: `tel:${phone.replace(/[^+0-9]/g, '')}` }}>{phone}</Link>}
      {email !== undefined && <Link to={{ href: `mailto:${email}` }}>{email}</Link>}
    </address>
  )
}

type ColumnsProps = { columns: NonNullable<SiteSettings['footerColumns']>; language: string | undefined }

function Columns({ columns, language }: ColumnsProps) {
  if (columns.length === 0) return undefined
  return (
    <div className={styles.columns} lang={language}>
      {columns.map((column) => (
        <nav key={column.title} aria-label={column.title} className={styles.column} {...editorAttributes(column)}>
          <p className={styles.title}>{column.title}</p>
          <LinkList links={column.links ?? []} />
        </nav>
      ))}
    </div>
  )
}

type LinksProps = { links: readonly MenuLink[]; label: string; language: string | undefined }

function Links({ links, label, language }: LinksProps) {
  if (links.length === 0) return undefined
  return (
    <nav aria-label={label} className={styles.line}>
      <LinkList links={links} language={language} />
    </nav>
  )
}

function LinkList({ links, language }: { links: readonly MenuLink[]; language?: string | undefined }) {
  return (
    <ul className={styles.links} lang={language}>
      {links.map((one) => (
        <li key={`${one.label}${one.link.href}`} {...editorAttributes(one)}>
          <Link to={one.link}>{one.label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Editors write {year}; a page that is rendered in the new year shows the new year. */
function closingLine(text: string): string {
  return text.replace('{year}', String(new Date().getFullYear()))
}
