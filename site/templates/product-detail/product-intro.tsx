import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { CategoryCard, ProductCard } from 'component-schemas/fillings.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { StatusBadge } from '#site/blocks/product-card/product-card.tsx'
import { useProductFacts } from '#site/blocks/product-facts/use-product-facts.tsx'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { CopyablePartNumber, PartNumber } from '#site/ui/part-number/part-number.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import styles from './product-intro.module.css'

export type ProductIntroProps = {
  product: Product
  category: CategoryCard | undefined
  replacedBy: ProductCard | undefined
  context: BlockContext
}

/** Name, code and the facts by which products of a kind are told apart. */
export function ProductIntro({ product, category, replacedBy, context }: ProductIntroProps) {
  const { t } = useLingui()
  const facts = useProductFacts(product.spec, context, 'deciding')
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
      {replacedBy && <ReplacedBy product={replacedBy} />}
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
      <Highlights lines={product.highlights ?? []} />
      <DefinitionTable caption={t`At a glance`} rows={facts} />
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

function ReplacedBy({ product }: { product: ProductCard }) {
  return (
    <p className={styles.replaced}>
      <Icon name="info" />
      <span>
        <Trans>
          No longer made. Its successor is <Link to={{ href: product.href }}>{product.name}</Link>,{' '}
          <PartNumber code={product.code} />.
        </Trans>
      </span>
    </p>
  )
}
