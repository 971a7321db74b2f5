import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TradeDocumentCard, TradeEntryCard } from 'component-schemas/cards/trade-cards.ts'
import { TradeDocuments } from '../parts/document-list.tsx'
import { TradeEntries } from '../parts/entry-list.tsx'
import { TradeFrame } from '../parts/extranet-frame.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { ExtranetParts, type ReadParts } from '../parts/extranet-parts.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import { ValidOn } from './valid-on.tsx'

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
