import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TradeEntryCard, TradeProductCard } from 'component-schemas/cards/trade-cards.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { TradeEntries } from '../parts/entry-list.tsx'
import { TradeFrame } from '../parts/extranet-frame.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { ExtranetParts, type ReadParts } from '../parts/extranet-parts.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { termsInWords } from './trade-terms.ts'

export type ExtranetProductsProps = TradePageProps & {
  /** Categories one level down. */
  entries: readonly TradeEntryCard[]
  products: readonly TradeProductCard[]
  parts?: ReadParts | undefined
}

/** Products with the terms of this customer's trade. */
export function ExtranetProducts(props: ExtranetProductsProps) {
  const { entries, products, parts, context } = props
  const { t } = useLingui()
  return (
    <TradeFrame {...props}>
      <TradeSection>
        <TradeEntries
          label={t`Categories`}
          entries={entries}
          countMessages={(count) => t`${plural(count, { one: '# product', other: '# products' })}`}
        />
        {products.length === 0 ? (
          <NothingYet>{t`There are no products for you here yet.`}</NothingYet>
        ) : (
          <ProductTable caption={t`Terms`} products={products} locale={context.locale} />
        )}
        <ExtranetParts parts={parts} locale={context.locale} />
      </TradeSection>
    </TradeFrame>
  )
}

type ProductTableProps = { caption: string; products: readonly TradeProductCard[]; locale: string }

function ProductTable({ caption, products, locale }: ProductTableProps) {
  const { t, i18n } = useLingui()
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: t`Code` },
        { label: t`Name` },
        { label: t`List price`, isFigure: true },
        { label: t`Discount group` },
        { label: t`Minimum order` },
        { label: t`Lead time` },
        { label: t`Availability` },
      ]}
      rows={products.map((product) => {
        const { listPrice, discountGroup, minimumOrder, leadTime, availability } = termsInWords(i18n, product, locale)
        const name = (
          <QuietLink key="name" to={{ href: product.href }} isStrong>
            {product.name}
          </QuietLink>
        )
        const code = <PartNumber key="code" code={product.code} />
        return {
          key: product.uuid,
          cells: [code, name, listPrice, discountGroup, minimumOrder, leadTime, availability],
        }
      })}
    />
  )
}
