import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './finder-link.module.css'

/** The way to the finder of blanks, for a person with a key in the hand and nothing to type. */
export function FinderLink({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <p className={styles.place}>
      <Link to={{ href }} className={styles.link}>
        {t`I have the key, but no code`}
        <Icon name="arrow-right" />
      </Link>
    </p>
  )
}
