import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import type { ProductResourceContent } from './load.ts'
import { ProductResource } from './product-resource.tsx'

export const productResource: PageKind<ProductResourceContent> = {
  render: ({ story, card, products }, read) => (
    <ProductResource resource={story.content} card={card} products={products} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
}
