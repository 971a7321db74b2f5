import { useLingui } from '@lingui/react/macro'
import type { ProductCard as Product } from 'component-schemas/cards/resolved-data.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { ProductOutline } from '#site/ui/bitting-line/product-outline.tsx'
import { Card } from '#site/ui/card/card.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'

export type ProductCardProps = {
  product: Product
  level: HeadingLevel
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes?: string | undefined
  isPriority?: boolean | undefined
}

/** A product among others: picture, code, name and the one fact that decides. */
export function ProductCard({ product, level, sizes = '20rem', isPriority }: ProductCardProps) {
  const { code, kind, name, subtitle, status, image, href } = product
  return (
    <Card
      title={name}
      level={level}
      look="product"
      href={href}
      picture={{ image, sizes, isPriority, outline: <ProductOutline code={code} kind={kind} /> }}
      above={
        <>
          <PartNumber code={code} />
          <StatusBadge status={status} />
        </>
      }
      teaser={subtitle !== undefined && <WholeCodes>{subtitle}</WholeCodes>}
    />
  )
}

/** Says what is special about a product's state; an ordinary product says nothing. */
export function StatusBadge({ status }: Pick<Product, 'status'>) {
  const { t } = useLingui()
  if (status === 'new') return <Badge tone="good">{t`New`}</Badge>
  if (status === 'discontinued') return <Badge tone="warn">{t`Discontinued`}</Badge>
  return undefined
}
