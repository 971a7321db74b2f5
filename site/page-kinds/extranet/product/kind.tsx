import { load } from '#load/extranet/product'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetProduct } from './extranet-product.tsx'

export const extranetProduct = definePageKind('extranet-product', {
  load,
  titleOf: ({ card }) => card.name,
  render: (page, props) => <ExtranetProduct terms={page.story.content} {...page} {...props} />,
})
