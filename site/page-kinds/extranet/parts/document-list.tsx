import { Trans, useLingui } from '@lingui/react/macro'
import type { TradeDocumentCard } from 'component-schemas/cards/trade-cards.ts'
import { useId } from 'react'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { Link } from '#site/ui/link/link.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { ChangeMark } from './change-mark.tsx'
import { documentKindLabels } from './document-kind-labels.ts'
import styles from './document-list.module.css'
import { TradeFiles } from './file-list.tsx'
import { AroundFiles } from './file-parts.tsx'
import { NothingYet } from './nothing-yet.tsx'

export type TradeDocumentsProps = {
  caption: string
  documents: readonly TradeDocumentCard[]
  /** BCP 47 tag of the reader. */
  locale: string
}

/** Documents as a table that becomes cards on a phone, or the word that there are none. */
export function TradeDocuments({ caption, documents, locale }: TradeDocumentsProps) {
  const { t, i18n } = useLingui()
  const form = useId()
  if (documents.length === 0) return <NothingYet>{t`There are no documents for you here yet.`}</NothingYet>
  return (
    <AroundFiles form={form} files={documents.flatMap(({ files }) => files)}>
      <DataTable
        caption={caption}
        columns={[{ label: t`Document` }, { label: t`Kind` }, { label: t`Date` }, { label: t`Files` }]}
        rows={documents.map((document) => ({
          key: document.uuid,
          cells: [
            <Name key="name" document={document} locale={locale} />,
            i18n._(documentKindLabels[document.kind]),
            <Day key="day" iso={document.date} locale={locale} className={styles.day} />,
            <TradeFiles key="files" files={document.files} title={document.title} locale={locale} form={form} />,
          ],
        }))}
      />
    </AroundFiles>
  )
}

function Name({ document, locale }: { document: TradeDocumentCard; locale: string }) {
  const { title, href, teaser, unit, edition, whatsNew, replacedBy, change } = document
  const { t } = useLingui()

  const newer = replacedBy?.title
  return (
    <span className={styles.name}>
      <QuietLink to={{ href }} isStrong>
        {title}
      </QuietLink>
      {change && <ChangeMark kind={change.kind} />}
      {replacedBy && (
        <span className={styles.old}>
          <Trans>
            Replaced by <Link to={{ href: replacedBy.href }}>{newer}</Link>
          </Trans>
        </span>
      )}
      {teaser !== undefined && <span className={styles.about}>{teaser}</span>}
      {edition !== undefined && <span className={styles.about}>{t`Edition ${edition}`}</span>}
      {whatsNew !== undefined && <span className={styles.about}>{t`New in it: ${whatsNew}`}</span>}
      <Validity document={document} locale={locale} />
      {unit !== undefined && <span className={styles.about}>{unit}</span>}
    </span>
  )
}

type ValidityProps = { document: Pick<TradeDocumentCard, 'date' | 'validFrom' | 'validBefore'>; locale: string }

/** From when to when a document is valid, where it is not the day of the edition and open. */
export function Validity({ document: { date, validFrom, validBefore }, locale }: ValidityProps) {
  const { t } = useLingui()
  if (validFrom === date && validBefore === undefined) return undefined
  const days = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const from = days.format(new Date(validFrom))
  if (validBefore === undefined) return <span className={styles.about}>{t`Valid from ${from}`}</span>
  const to = days.format(new Date(Date.parse(validBefore) - 1))
  return <span className={styles.about}>{t`Valid from ${from} to ${to}`}</span>
}
