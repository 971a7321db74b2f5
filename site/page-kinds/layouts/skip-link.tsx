import { useLingui } from '@lingui/react/macro'
import { Link } from '#site/ui/link/link.tsx'
import styles from './layouts.module.css'

/** The first thing the Tab key reaches. */
export function SkipLink() {
  const { t } = useLingui()
  return (
    <Link to={{ href: '#content' }} className={styles.skip}>
      {t`Skip to the content`}
    </Link>
  )
}
