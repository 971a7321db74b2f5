import { load } from '#load/extranet/products'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetProducts } from './extranet-products.tsx'

export const extranetProducts = definePageKind('extranet-products', {
  load,
  render: (page, props) => <ExtranetProducts page={page.story.content} {...page} {...props} />,
})
