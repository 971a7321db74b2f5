import { useLingui } from '@lingui/react/macro'
import { Link } from '#site/ui/link/link.tsx'
import styles from './country-links.module.css'
import type { CountryLink } from './layout-props.ts'

/** The same page on the websites of other countries. Another website is another origin: its links are plain. */
export function CountryLinks({ countries, className }: { countries: readonly CountryLink[]; className?: string }) {
  const { t } = useLingui()
  if (countries.length === 0) return undefined
  return (
    <nav aria-label={t`Country`} className={className}>
      <ul className={styles.list}>
        {countries.map(({ label, href, iso, isCurrent }) => (
          <li key={href}>
            <Link to={{ href }} className={styles.link} hrefLang={iso} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
