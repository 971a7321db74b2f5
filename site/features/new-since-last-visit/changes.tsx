import { useLingui } from '@lingui/react/macro'
import type { TradeChange } from 'component-schemas/cards/trade-cards.ts'
import { ChangeMark } from '#site/page-kinds/extranet/parts/change-mark.tsx'
import { NothingYet } from '#site/page-kinds/extranet/parts/nothing-yet.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import styles from './changes.module.css'

export type FolderOfChanges = {
  address: string
  /** Title of the folder's page; absent when the customer may not read it. */
  name: string | undefined
  entries: readonly { uuid: string; title: string; href: string; change: TradeChange }[]
}

export type Changes = {
  /** When the last visit ended, ISO 8601 in UTC; undefined on the first visit. */
  since: string | undefined
  folders: readonly FolderOfChanges[]
}

/** What has changed since the customer's last visit, by folder. */
export function ChangesSince({ changes: { since, folders }, locale }: { changes: Changes; locale: string }) {
  const { t } = useLingui()
  const day = since && new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long' }).format(new Date(since))
  return (
    <section className={styles.changes} id="changes">
      <Heading level={2} size={2}>
        {day === undefined ? t`What is new for you` : t`New since your last visit on ${day}`}
      </Heading>
      {day === undefined && (
        <NothingYet>{t`This is your first visit. From the next one on, what has changed since stands here.`}</NothingYet>
      )}
      {day !== undefined && folders.length === 0 && <NothingYet>{t`Nothing has changed since.`}</NothingYet>}
      {folders.map(({ address, name, entries }) => (
        <div key={address} className={styles.folder}>
          <Heading level={3} size={1}>
            {name ?? t`Other documents`}
          </Heading>
          <ul className={styles.entries}>
            {entries.map(({ uuid, title, href, change }) => (
              <li key={uuid} className={styles.entry}>
                <Day iso={change.at} locale={locale} className={styles.day} />
                <ChangeMark kind={change.kind} />
                <QuietLink to={{ href }} isStrong>
                  {title}
                </QuietLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
