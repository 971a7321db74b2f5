import { useLingui } from '@lingui/react/macro'
import type { TradeDocumentCard } from 'component-schemas/cards/trade-cards.ts'
import { Day } from '#site/ui/date/day.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { documentKindLabels } from '../parts/document-kind-labels.ts'
import { TradeFiles } from '../parts/file-list.tsx'
import styles from './hit-details.module.css'

/** What a hit behind the login says beside its words, read from its story and not from the index. */
export type HitDetailsProps = {
  /** Day of a notice, ISO 8601 in UTC. */
  date?: string | undefined
  document?: TradeDocumentCard | undefined
  /** BCP 47 tag of the reader. */
  locale: string
  /** id of the form in which its files are ticked. */
  form: string
}

/** Kind, edition and date of a hit, the edition that has replaced it, and its files to take along. */
export function HitDetails({ date, document, locale, form }: HitDetailsProps) {
  const { t, i18n } = useLingui()
  const day = document?.date ?? date
  const edition = document?.edition
  const newer = document?.replacedBy
  return (
    <div className={styles.details}>
      <p className={styles.line}>
        {document && <span>{i18n._(documentKindLabels[document.kind])}</span>}
        {edition !== undefined && <span>{t`Edition ${edition}`}</span>}
        {day !== undefined && <Day iso={day} locale={locale} />}
      </p>
      {newer && (
        <p className={styles.line}>
          <span>{t`Newer edition`}</span>
          <Link to={{ href: newer.href }} className={styles.newer}>
            {newer.title}
          </Link>
        </p>
      )}
      {document && <TradeFiles files={document.files} title={document.title} locale={locale} form={form} />}
    </div>
  )
}
