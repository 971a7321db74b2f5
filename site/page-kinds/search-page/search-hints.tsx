import { useLingui } from '@lingui/react/macro'
import styles from './search-hints.module.css'

/** What usually helps when nothing was found. */
export function SearchHints() {
  const { t } = useLingui()
  return (
    <ul className={styles.hints}>
      <li>{t`Check the spelling, above all of the first letters.`}</li>
      <li>{t`Of a part number, type the beginning only: the letters and the first digits.`}</li>
      <li>{t`Use fewer words, or a more general one.`}</li>
    </ul>
  )
}
