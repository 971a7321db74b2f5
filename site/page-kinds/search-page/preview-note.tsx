import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '#site/ui/badge/badge.tsx'
import styles from './result-list.module.css'

/** Says above the results of a draft, which are its children, where they come from. */
export function PreviewNote({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.found}>
      <p className={styles.loose}>
        {t`Preview of the search: the results of the public index are shown as their pages will be, and pages that it does not know yet follow at the end.`}
      </p>
      {children}
    </div>
  )
}

/** Marks of results, by the uuids of their stories. */
export function upcomingMarks(upcoming: readonly string[]): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(upcoming.map((uuid) => [uuid, <UpcomingMark key={uuid} />]))
}

function UpcomingMark() {
  const { t } = useLingui()
  return (
    <p>
      <Badge tone="brass">{t`Not yet public`}</Badge>
    </p>
  )
}
