import { useLingui } from '@lingui/react/macro'
import type { TradeNoticeCard } from 'component-schemas/cards/trade-cards.ts'
import { Day } from '#site/ui/date/day.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { ChangeMark } from './change-mark.tsx'
import { NothingYet } from './nothing-yet.tsx'
import styles from './notice-list.module.css'

export type TradeNoticesProps = {
  notices: readonly TradeNoticeCard[]
  level: HeadingLevel
  /** BCP 47 tag of the reader. */
  locale: string
}

/** Notices, the newest first, or the word that there are none. */
export function TradeNotices({ notices, level, locale }: TradeNoticesProps) {
  const { t } = useLingui()
  if (notices.length === 0) return <NothingYet>{t`There are no notices for you here yet.`}</NothingYet>
  return (
    <ul className={styles.notices}>
      {notices.map(({ uuid, title, date, line, teaser, href, change }) => (
        <li key={uuid}>
          <article className={styles.notice}>
            <p className={styles.details}>
              <Day iso={date} locale={locale} />
              <span className={styles.line}>{line}</span>
              {change && <ChangeMark kind={change.kind} />}
            </p>
            <Heading level={level} size={1} className={styles.title}>
              <QuietLink to={{ href }}>{title}</QuietLink>
            </Heading>
            {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
          </article>
        </li>
      ))}
    </ul>
  )
}
