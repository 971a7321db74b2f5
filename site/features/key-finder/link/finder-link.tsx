import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import styles from './finder-link.module.css'

/** The way to the finder of blanks, for a person with a key in the hand and nothing to type. */
export function FinderLink({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <p className={styles.place}>
      <QuietLink to={{ href }}>{t`I have the key, but no code`}</QuietLink>
      <Icon name="arrow-right" />
    </p>
  )
}
