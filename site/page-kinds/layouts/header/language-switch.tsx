import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { CountryLinks } from '../country-links.tsx'
import { LanguageLinks } from '../language-links.tsx'
import type { Alternate, CountryLink } from '../layout-props.ts'
import styles from './language-switch.module.css'

type Props = { alternates: readonly Alternate[]; countries?: readonly CountryLink[] | undefined }

/** The same page in other languages, and on the websites of other countries. Renders nothing where there is only one. */
export function LanguageSwitch({ alternates, countries = [] }: Props) {
  const { t } = useLingui()
  const current = alternates.find((alternate) => alternate.isCurrent)
  if (alternates.length < 2 && countries.length === 0) return undefined
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="languages">
        <Icon name="globe" />
        <span className={styles.name}>{current?.label ?? t`Language`}</span>
        <span className={styles.code}>{current?.locale.toUpperCase() ?? ''}</span>
      </button>
      <div id="languages" popover="auto" className={styles.list}>
        <LanguageLinks alternates={alternates} className={styles.languages} />
        <CountryLinks countries={countries} className={styles.countries} />
      </div>
    </>
  )
}
