import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import type { Alternate } from '../layout-props.ts'
import styles from './language-switch.module.css'

/** The same page in other languages, each named in its own. Renders nothing where there is only one. */
export function LanguageSwitch({ alternates }: { alternates: readonly Alternate[] }) {
  const { t } = useLingui()
  const current = alternates.find((alternate) => alternate.isCurrent)
  if (alternates.length < 2) return undefined
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="languages">
        <Icon name="globe" />
        <span className={styles.name}>{current?.label ?? t`Language`}</span>
        <span className={styles.code}>{current?.locale.toUpperCase() ?? ''}</span>
      </button>
      <nav id="languages" popover="auto" className={styles.list} aria-label={t`Language`}>
        <ul className={styles.rows}>
          {alternates.map(({ locale, iso, label, href, isCurrent }) => (
            <li key={locale}>
              <Link
                to={{ href }}
                className={styles.row}
                lang={iso}
                hrefLang={iso}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
                {isCurrent && <Icon name="check" />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
