import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TradeDocumentCard, TradeEntryCard } from 'component-schemas/cards/trade-cards.ts'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { TradeDocuments } from '../parts/document-list.tsx'
import { TradeEntries } from '../parts/entry-list.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { TradeSection } from '../parts/extranet-section.tsx'

export type ExtranetDocumentsProps = TradePageProps & {
  /** Folders one level down. */
  entries: readonly TradeEntryCard[]
  documents: readonly TradeDocumentCard[]
}

/** A page of documents: those of its folder, or the folders in it with the newest of all. */
export function ExtranetDocuments({ page, body, entries, documents, breadcrumbs, context }: ExtranetDocumentsProps) {
  const { t } = useLingui()
  return (
    <>
      <TradeHead breadcrumbs={breadcrumbs} title={page.title} teaser={page.teaser} />
      <TradeSection>
        <TradeEntries
          label={t`Folders`}
          entries={entries}
          countMessages={(count) => t`${plural(count, { one: '# document', other: '# documents' })}`}
        />
        <TradeDocuments
          caption={entries.length > 0 ? t`The newest documents` : page.title}
          documents={documents}
          locale={context.locale}
        />
      </TradeSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}
