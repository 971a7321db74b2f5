import type { ProductResourceContent } from '#site/content/pages/product-resource.ts'
import { ProductResource } from '#site/templates/product-resource/product-resource.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const productResource: PageKind<ProductResourceContent> = {
  draw: ({ story, card, products }, read) => (
    <ProductResource resource={story.content} card={card} products={products} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
}
