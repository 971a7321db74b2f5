import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TradeDocumentCard, TradeEntryCard } from 'component-schemas/cards/trade-cards.ts'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { TradeDocuments } from '../parts/document-list.tsx'
import { TradeEntries } from '../parts/entry-list.tsx'
import { TradeFrame } from '../parts/extranet-frame.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { ExtranetParts, type ReadParts } from '../parts/extranet-parts.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import styles from './extranet-documents.module.css'

export type ExtranetDocumentsProps = TradePageProps & {
  /** Folders one level down. */
  entries: readonly TradeEntryCard[]
  documents: readonly TradeDocumentCard[]
  /** Path of this page: the form needs no script. */
  path: string
  /** The day on which the documents are valid, where the reader chose one. */
  validOn: string | undefined
  parts?: ReadParts | undefined
}

/** A page of documents: those of its folder, or the folders in it with the newest of all. */
export function ExtranetDocuments(props: ExtranetDocumentsProps) {
  const { page, entries, documents, path, validOn, parts, context } = props
  const { t } = useLingui()
  return (
    <TradeFrame {...props}>
      <TradeSection>
        <TradeEntries
          label={t`Folders`}
          entries={entries}
          countMessages={(count) => t`${plural(count, { one: '# document', other: '# documents' })}`}
        />
        <ValidOn path={path} validOn={validOn} />
        <TradeDocuments
          caption={entries.length > 0 && validOn === undefined ? t`The newest documents` : page.title}
          documents={documents}
          locale={context.locale}
        />
        <ExtranetParts parts={parts} locale={context.locale} />
      </TradeSection>
    </TradeFrame>
  )
}

type ValidOnProps = {
  /** Path of the list. */
  path: string
  /** The chosen day. */
  validOn: string | undefined
}

/** Chooses the documents that are valid on a day; a plain form. */
function ValidOn({ path, validOn }: ValidOnProps) {
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
