import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { TradeDocumentCard, TradeProductCard } from 'component-schemas/cards/trade-cards.ts'
import type { TradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { ResourceProducts } from '#site/page-kinds/parts/cards/more-cards.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { TradeDocuments } from '../parts/document-list.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import { termRows } from '../products/trade-terms.ts'
import styles from './extranet-product.module.css'

export type ExtranetProductProps = ViewProps & {
  card: TradeProductCard
  terms: Pick<TradeProduct, 'note' | 'customsTariff'>
  /** The product of the public catalogue; absent for what only the trade gets. */
  product: ProductCard | undefined
  documents: readonly TradeDocumentCard[]
}

/** One product: its terms, the note for the trade, and the documents it is in. */
export function ExtranetProduct({ card, terms, product, documents, breadcrumbs, context }: ExtranetProductProps) {
  const { t, i18n } = useLingui()
  return (
    <article>
      <TradeHead breadcrumbs={breadcrumbs} title={card.name} teaser={terms.note}>
        <PartNumber code={card.code} />
      </TradeHead>
      <TradeSection>
        <div className={styles.terms}>
          <DefinitionTable caption={t`Terms`} rows={termRows(i18n, { ...card, ...terms }, context.locale)} />
        </div>
      </TradeSection>
      {documents.length > 0 && (
        <TradeSection>
          <TradeDocuments caption={t`Documents that belong to it`} documents={documents} locale={context.locale} />
        </TradeSection>
      )}
      {product && <ResourceProducts title={t`In the catalogue`} products={[product]} />}
    </article>
  )
}
