import { useLingui } from '@lingui/react/macro'
import styles from './agent-card.module.css'

/** Names of languages in the reader's own; draws nothing without one. */
export function SpokenLanguages({ codes, locale }: { codes: readonly string[]; locale: string }) {
  const { t } = useLingui()
  if (codes.length === 0) return undefined
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const list = new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code))
  return <p className={styles.languages}>{t`Speaks: ${list}`}</p>
}
