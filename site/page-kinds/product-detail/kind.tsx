import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import { productData } from '#site/page-kinds/seo/structured-data.ts'
import type { PageKind } from '../page-kind.ts'
import type { ProductDetailContent } from './load.ts'
import { ProductDetail } from './product-detail.tsx'

export const productDetail: PageKind<ProductDetailContent> = {
  render: ({ story, categories, others, downloads, labels }, read) => {
    const [main] = categories
    const between = main ? [{ label: main.name, href: main.href }] : []
    const { breadcrumbs, context } = around(read, story.content.name, between)
    return (
      <ProductDetail
        product={story.content}
        categories={categories}
        others={others}
        downloads={downloads}
        recommended={read.recommended ?? []}
        breadcrumbs={breadcrumbs}
        context={{ ...context, labels }}
      />
    )
  },
  nameOf: ({ story }) => ({ productName: story.content.name }),
  describe: ({ story }) => story.content.summary ?? story.content.subtitle,
  subject: ({ story, categories }, { url, siteName }) => {
    const { name, code, summary, images = [] } = story.content
    const pictures = images.map(({ src }) => src)
    const category = categories[0]?.name
    return productData({ name, code, url, description: summary, category, images: pictures, brand: siteName })
  },
}
