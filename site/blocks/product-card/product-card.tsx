import { useLingui } from '@lingui/react/macro'
import type { ProductCard as Product } from 'component-schemas/fillings.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { ProductOutline } from '#site/ui/bitting-line/product-outline.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import styles from './product-card.module.css'

export type ProductCardProps = {
  product: Product
  level: HeadingLevel
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes?: string | undefined
  isPriority?: boolean | undefined
}

/** A product among others: picture, code, name and the one fact that decides. The whole card leads to it. */
export function ProductCard({ product, level, sizes = '20rem', isPriority }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {product.image ? (
          <Image
            image={{ ...product.image, alt: '' }}
            sizes={sizes}
            ratio={3 / 2}
            widest={480}
            isPriority={isPriority}
          />
        ) : (
          <ProductOutline code={product.code} kind={product.kind} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.code}>
          <PartNumber code={product.code} />
          <StatusBadge status={product.status} />
        </p>
        <Heading level={level} size={1} className={styles.name}>
          <Link to={{ href: product.href }} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        {product.subtitle !== undefined && (
          <p className={styles.fact}>
            <WholeCodes>{product.subtitle}</WholeCodes>
          </p>
        )}
      </div>
    </article>
  )
}

/** Says what is special about a product's state; an ordinary product says nothing. */
export function StatusBadge({ status }: { status: Product['status'] }) {
  const { t } = useLingui()
  if (status === 'new') return <Badge tone="good">{t`New`}</Badge>
  if (status === 'discontinued') return <Badge tone="warn">{t`Discontinued`}</Badge>
  return undefined
}
