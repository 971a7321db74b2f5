import { useLingui } from '@lingui/react/macro'
import styles from './consent.module.css'
import { consentPanelId } from './consent-panel-id.ts'

/** Opens the panel again, to change a choice. Not to be seen on pages that have none. */
export function ConsentButton() {
  const { t } = useLingui()
  return (
    <button type="button" className={styles.reopen} popoverTarget={consentPanelId}>
      {t`Privacy settings`}
    </button>
  )
}
