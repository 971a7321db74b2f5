import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import { listText } from '#site/ui/list-text.ts'
import styles from './choices.module.css'

export type ChoiceNoticesProps = {
  /** Codes that no product has. */
  unknown: readonly string[]
  /** Another sentence, such as what had no room. */
  children?: ReactNode
}

/** Why the page shows less than its address names, a sentence for each reason. */
export function ChoiceNotices({ unknown, children }: ChoiceNoticesProps) {
  const { t, i18n } = useLingui()
  const codes = listText(unknown, i18n.locale)
  return (
    <>
      {children && <Notice>{children}</Notice>}
      {unknown.length > 0 && <Notice>{t`No product of ours has this code: ${codes}.`}</Notice>}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  )
}
