import { useLingui } from '@lingui/react/macro'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import styles from './valid-on.module.css'

type ValidOnProps = {
  /** Path of the list. */
  path: string
  /** The chosen day. */
  validOn: string | undefined
}

/** Chooses the documents that are valid on a day; a plain form. */
export function ValidOn({ path, validOn }: ValidOnProps) {
  const { t } = useLingui()
  return (
    <form method="get" action={path} className={styles.form}>
      <label className={styles.label}>
        <span>{t`Valid on`}</span>
        <input type="date" name="valid" defaultValue={validOn} required />
      </label>
      <button type="submit">{t`Show`}</button>
      <QuietLink to={{ href: `${path}?valid=now` }}>{t`Valid now`}</QuietLink>
      {validOn !== undefined && <QuietLink to={{ href: path }}>{t`All editions`}</QuietLink>}
    </form>
  )
}
