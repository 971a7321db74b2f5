import { useLingui } from '@lingui/react/macro'
import type { ProductHero } from 'component-schemas/blocks/product-hero/schema.ts'
import type { ProductCard, Resolved } from 'component-schemas/cards/resolved-data.ts'
import { ProductOutline } from '#site/ui/bitting-line/product-outline.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import type { BlockContext, BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { BlockText } from '../block-text.tsx'
import { StatusBadge } from '../cards/product-card.tsx'
import { Eyebrow } from '../eyebrow/eyebrow.tsx'
import { useProductDetails } from '../product-details/use-product-details.tsx'
import { UnsupportedBlock } from '../unsupported-block.tsx'
import styles from './product-hero.module.css'

type Props = BlockProps<Resolved<ProductHero>>

/** Presents one product: what the editor left empty comes from the product. */
export function ProductHeroBlock(props: Props) {
  const { block, context } = props
  const { product } = block.resolved
  if (!product) {
    const notice = { ...block, name: block.component, reason: 'The product is not published or was deleted.' }
    return <UnsupportedBlock block={notice} context={context} />
  }
  return <Hero {...props} product={product} />
}

function Hero({ block, context, level, product }: Props & { product: ProductCard }) {
  const { t } = useLingui()
  const title = block.title ?? product.name
  const picture = block.media ?? product.image
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <div className={styles.above}>
            <Eyebrow>{block.eyebrow ?? block.resolved.categoryName}</Eyebrow>
            <StatusBadge status={product.status} />
          </div>
          <Heading level={level} size={4}>
            {title}
          </Heading>
          {product.code !== title && (
            <p className={styles.code}>
              <PartNumber code={product.code} />
            </p>
          )}
          <BlockText className={styles.text}>{block.text ?? product.subtitle}</BlockText>
          <Details product={product} context={context} />
          <ButtonLink to={block.cta ?? { href: product.href }}>{block.ctaLabel ?? t`See the product`}</ButtonLink>
        </div>
        <div className={styles.picture}>
          {picture ? (
            <Image image={picture} sizes="(min-width: 64rem) 44rem, 92vw" ratio={3 / 2} isPriority={level === 1} />
          ) : (
            <ProductOutline code={product.code} kind={product.kind} />
          )}
        </div>
      </div>
    </BlockFrame>
  )
}

function Details({ product, context }: { product: ProductCard; context: BlockContext }) {
  const details = useProductDetails(product.spec, context, 'deciding')
  if (details.length === 0) return undefined
  return (
    <dl className={styles.details}>
      {details.map(({ term, value, isFigure }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isFigure ? styles.figure : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
