import { Trans, useLingui } from '@lingui/react/macro'
import type { CategoryCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { StatusBadge } from '#site/blocks/cards/product-card.tsx'
import { useProductDetails } from '#site/blocks/product-details/use-product-details.tsx'
import { featureProductParts } from '#site/features.pages.tsx'
import { AddToList } from '#site/page-kinds/parts/choices/add-to-list.client.tsx'
import type { ChoosePaths } from '#site/page-kinds/parts/choices/choose-bar.tsx'
import { CompareLink } from '#site/page-kinds/parts/choices/compare-link.client.tsx'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { CopyablePartNumber, PartNumber } from '#site/ui/part-number/part-number.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import { ProductActions, type ProductActionsProps } from './product-actions.tsx'
import styles from './product-intro.module.css'

export type ProductIntroProps = {
  product: Product
  others: Readonly<Record<'replacedBy' | 'replaces', readonly ProductCard[]>>
  actions: ProductActionsProps
  /** Where the product can be taken; absent where it has no address yet. */
  choose?: ChoosePaths | undefined
  context: BlockContext
}

/** What is said of the product, and the details that distinguish products of a kind. */
export function ProductIntro({ product, others, actions, choose, context }: ProductIntroProps) {
  const { t } = useLingui()
  const details = useProductDetails(product.spec, context, 'deciding')
  return (
    <div className={styles.intro}>
      <Succession product={product} others={others} />
      {product.subtitle !== undefined && (
        <p className={styles.subtitle}>
          <WholeCodes>{product.subtitle}</WholeCodes>
        </p>
      )}
      {product.summary !== undefined && (
        <p>
          <WholeCodes>{product.summary}</WholeCodes>
        </p>
      )}
      <ProductActions {...actions} />
      <Highlights lines={product.highlights ?? []} />
      <DefinitionTable caption={t`At a glance`} rows={details} />
      {choose && (
        <p className={styles.choose}>
          {choose.compare !== undefined && (
            <CompareLink code={product.code} path={choose.compare}>
              {t`Compare`}
            </CompareLink>
          )}
          {choose.list !== undefined && (
            <AddToList code={product.code} path={choose.list} labels={{ add: t`Add to my list`, open: t`My list` }} />
          )}
        </p>
      )}
      {featureProductParts.map(({ name, Part }) => (
        <Part key={name} code={product.code} />
      ))}
    </div>
  )
}

function Highlights({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return undefined
  return (
    <ul className={styles.highlights}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** The successor or predecessor: a reader with the old code in hand wants the new one. */
function Succession({ product, others }: Pick<ProductIntroProps, 'product' | 'others'>) {
  const [successor] = others.replacedBy
  if (product.status === 'discontinued') {
    return (
      <Notice>
        {successor ? (
          <Trans>
            No longer made. Its successor is <Link to={{ href: successor.href }}>{successor.name}</Link>,{' '}
            <PartNumber code={successor.code} />.
          </Trans>
        ) : (
          <Trans>No longer made, and without a successor.</Trans>
        )}
      </Notice>
    )
  }
  if (others.replaces.length === 0) return undefined
  return (
    <Notice>
      <Trans>Takes the place of:</Trans>{' '}
      {others.replaces.map(({ uuid, href, code }, index) => (
        <span key={uuid}>
          {index > 0 && ', '}
          <Link to={{ href }}>{code}</Link>
        </span>
      ))}
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.replaced}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  )
}

/** Category, name and code: before the pictures, where a phone shows them without scrolling. */
export function ProductName({ product, category }: { product: Product; category: CategoryCard | undefined }) {
  const { t } = useLingui()
  return (
    <div className={styles.intro}>
      <div className={styles.above}>
        {category && <Link to={{ href: category.href }}>{category.name}</Link>}
        <StatusBadge status={product.status} />
      </div>
      <Heading level={1} size={3}>
        {product.name}
      </Heading>
      <CopyablePartNumber code={product.code} labels={{ copy: t`Copy code`, copied: t`Copied` }} />
    </div>
  )
}
