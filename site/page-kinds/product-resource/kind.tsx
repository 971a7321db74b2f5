import { load } from '#load/product-resource'
import { definePageKind } from '../page-kind.ts'
import { ProductResource } from './product-resource.tsx'

export const productResource = definePageKind('product-resource', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, card, products }, props) => (
    <ProductResource resource={story.content} card={card} products={products} {...props} />
  ),
  describe: ({ story }) => story.content.teaser,
})
