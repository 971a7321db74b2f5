import { load } from '#load/product-detail'
import { productData } from '#site/page-kinds/seo/structured-data.ts'
import { definePageKind } from '../page-kind.ts'
import { ProductDetail } from './product-detail.tsx'

export const productDetail = definePageKind('product-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  crumbsOf: ({ categories }) => categories.slice(0, 1).map(({ name, href }) => ({ label: name, href })),
  render: ({ story, categories, others, downloads, recommended, labels }, { breadcrumbs, context }) => (
    <ProductDetail
      product={story.content}
      categories={categories}
      others={others}
      downloads={downloads}
      recommended={recommended}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
  nameOf: ({ story }) => ({ productName: story.content.name }),
  describe: ({ story }) => story.content.summary ?? story.content.subtitle,
  subject: ({ story, categories }, { url, siteName }) => {
    const { name, code, summary, images = [] } = story.content
    const pictures = images.map(({ src }) => src)
    const category = categories[0]?.name
    return productData({ name, code, url, description: summary, category, images: pictures, brand: siteName })
  },
})
