import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import type { TakenEntry } from '../basket.ts'
import styles from './extranet-files.module.css'

/** An edition that the customer took, as it was then. */
export type TakenRow = Pick<TakenEntry['taken'], 'title' | 'printed' | 'dated'> & {
  key: string
  /** ISO 8601 in UTC. */
  takenAt: string
  /** Its page, where the customer may still read it. */
  page?: string | undefined
  /** The edition that has come since. */
  newer?: { title: string; href: string } | undefined
}

type TakenFilesProps = { taken: readonly TakenRow[]; locale: string; moreHref: string | undefined }

/** The editions that the customer has, the one taken last first. */
export function TakenFiles({ taken, locale, moreHref }: TakenFilesProps) {
  const { t } = useLingui()
  if (taken.length === 0) return <p className={styles.empty}>{t`What you download stands here from then on.`}</p>
  return (
    <>
      <DataTable
        caption={t`Editions that you have taken`}
        columns={[{ label: t`File` }, { label: t`Edition` }, { label: t`Date` }, { label: t`Taken on` }]}
        rows={taken.map((row) => ({
          key: row.key,
          cells: [
            <Name key="name" row={row} />,
            row.printed,
            row.dated && <Day key="day" iso={row.dated} locale={locale} />,
            <Day key="taken" iso={row.takenAt} locale={locale} />,
          ],
        }))}
      />
      {moreHref !== undefined && (
        <div>
          <ButtonLink to={{ href: moreHref }} look="secondary">
            {t`Show more`}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Name({ row: { title, page, newer } }: { row: TakenRow }) {
  const name = newer?.title
  return (
    <span className={styles.name}>
      {page === undefined ? (
        title
      ) : (
        <QuietLink to={{ href: page }} isStrong>
          {title}
        </QuietLink>
      )}
      {newer && (
        <span className={styles.newer}>
          <Trans>
            A newer edition exists: <Link to={{ href: newer.href }}>{name}</Link>
          </Trans>
        </span>
      )}
    </span>
  )
}
