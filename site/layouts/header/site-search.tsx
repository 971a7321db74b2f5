import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Unseen } from '#site/ui/unseen/unseen.tsx'
import styles from './site-search.module.css'

/** One field that leads to the search page. It is a plain form: nothing has to be loaded before it works. */
export function SiteSearch({ action }: { action: string }) {
  const { t } = useLingui()
  return (
    <search className={styles.search} aria-label={t`Search this website`}>
      <form method="get" action={action} className={styles.form}>
        <label htmlFor="site-search">
          <Unseen>{t`Part number, product or document`}</Unseen>
        </label>
        <input
          id="site-search"
          name="q"
          type="search"
          placeholder={t`Part number or word`}
          maxLength={80}
          required
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
