import { useLingui } from '@lingui/react/macro'
import type { ProductsCarousel } from 'component-schemas/blocks/products-carousel/schema.ts'
import type { Resolved } from 'component-schemas/fillings.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'

/** A row of product cards to leaf through. Without any product nothing is drawn. */
export function ProductsCarouselBlock({ block, context, level }: BlockProps<Resolved<ProductsCarousel>>) {
  const { t } = useLingui()
  const { products } = block.resolved
  if (products.length === 0 && !context.isEditor) return undefined
  const toAll = block.cta && block.ctaLabel !== undefined && (
    <ButtonLink to={block.cta} look="quiet">
      {block.ctaLabel}
    </ButtonLink>
  )
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} action={toAll} />
      <Carousel
        label={block.title}
        labels={{ previous: t`Previous`, next: t`Next` }}
        items={products.map((product) => ({
          key: product.uuid,
          content: <ProductCard product={product} level={nextLevel(level)} sizes="(min-width: 40rem) 20rem, 78vw" />,
        }))}
      />
    </BlockFrame>
  )
}
