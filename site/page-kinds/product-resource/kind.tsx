import { load } from '#load/product-resource'
import { definePageKind } from '../page-kind.ts'
import { ProductResource } from './product-resource.tsx'

export const productResource = definePageKind('product-resource', {
  load,
  render: (page, props) => <ProductResource resource={page.story.content} {...page} {...props} />,
  describe: ({ story }) => story.content.teaser,
})
