import { useLingui } from '@lingui/react/macro'
import type { NewsCarousel } from 'component-schemas/blocks/news-carousel/schema.ts'
import type { ProductsCarousel } from 'component-schemas/blocks/products-carousel/schema.ts'
import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import { Carousel, type CarouselProps } from '#site/ui/carousel/carousel.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockProps } from './block-context.ts'
import { BlockFrame } from './block-frame.tsx'
import { NewsCard } from './cards/news-card.tsx'
import { ProductCard } from './cards/product-card.tsx'
import { SectionHeading } from './section-heading/section-heading.tsx'

const sizes = '(min-width: 40rem) 20rem, 78vw'

/** A row of news to leaf through. */
export function NewsCarouselBlock({ block, context, level }: BlockProps<Resolved<NewsCarousel>>) {
  const items = block.resolved.news.map((news) => ({
    key: news.uuid,
    content: <NewsCard news={news} level={nextLevel(level)} context={context} sizes={sizes} />,
  }))
  return <CardCarousel block={block} context={context} level={level} items={items} />
}

/** A row of product cards to leaf through. */
export function ProductsCarouselBlock({ block, context, level }: BlockProps<Resolved<ProductsCarousel>>) {
  const items = block.resolved.products.map((product) => ({
    key: product.uuid,
    content: <ProductCard product={product} level={nextLevel(level)} sizes={sizes} />,
  }))
  return <CardCarousel block={block} context={context} level={level} items={items} />
}

type CardCarouselProps = BlockProps<Resolved<NewsCarousel> | Resolved<ProductsCarousel>> & Pick<CarouselProps, 'items'>

/** Cards to leaf through, under a title with a link to all. Without any card nothing is rendered. */
function CardCarousel({ block, context, level, items }: CardCarouselProps) {
  const { t } = useLingui()
  if (items.length === 0 && !context.isEditor) return undefined
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading {...block} level={level} />
      <Carousel label={block.title} labels={{ previous: t`Previous`, next: t`Next` }} items={items} />
    </BlockFrame>
  )
}
