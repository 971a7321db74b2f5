import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { TradeDocumentCard } from 'component-schemas/cards/trade-cards.ts'
import type { TradeNotice } from 'component-schemas/content-types/trade-notice/schema.ts'
import { ResourceProducts } from '#site/page-kinds/parts/cards/more-cards.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { Day } from '#site/ui/date/day.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { TradeDocuments } from '../parts/document-list.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import styles from './extranet-notice.module.css'

export type ExtranetNoticeProps = ViewProps & {
  notice: Pick<TradeNotice, 'title' | 'date' | 'teaser' | 'body'>
  /** Name of its product line. */
  line: string
  documents: readonly TradeDocumentCard[]
  products: readonly ProductCard[]
}

/** One notice: what changes, in its own words, with the documents and products that belong to it. */
export function ExtranetNotice({ notice, line, documents, products, breadcrumbs, context }: ExtranetNoticeProps) {
  const { t } = useLingui()
  const { title, date, teaser, body } = notice
  return (
    <article>
      <TradeHead breadcrumbs={breadcrumbs} title={title} teaser={teaser}>
        <Day iso={date} locale={context.locale} />
        <span>{line}</span>
      </TradeHead>
      {body && (
        <TradeSection>
          <div className={styles.text}>
            <RichText document={body} under={1} />
          </div>
        </TradeSection>
      )}
      {documents.length > 0 && (
        <TradeSection>
          <TradeDocuments caption={t`Documents that belong to it`} documents={documents} locale={context.locale} />
        </TradeSection>
      )}
      <ResourceProducts title={t`Products it is about`} products={products} />
    </article>
  )
}
