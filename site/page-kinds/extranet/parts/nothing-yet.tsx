import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './nothing-yet.module.css'

/** Says that a list is empty for this customer, and what to do when something was expected there. */
export function NothingYet({ children }: { children: string }) {
  const { t } = useLingui()
  return (
    <p className={styles.nothing}>
      <Icon name="info" />
      <span>
        {children}{' '}
        {t`What stands here depends on your company’s groups and market. If you miss something, please ask your contact person.`}
      </span>
    </p>
  )
}
