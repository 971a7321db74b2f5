import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { crossReferenceBrands } from 'component-schemas/datasources/brand-datasources.ts'
import { labelOf } from 'component-schemas/datasources/define-datasource.ts'
import { load } from '#load/product-detail'
import { choosePaths } from '#site/page-kinds/parts/choices/choose-paths.ts'
import { type ProductPointer, productData } from '#site/page-kinds/seo/structured-data.ts'
import { sourceLocale } from '#site/routing/locales.ts'
import { definePageKind } from '../page-kind.ts'
import { ProductDetail } from './product-detail.tsx'

export const productDetail = definePageKind('product-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  crumbsOf: ({ categories }) => categories.slice(0, 1).map(({ name, href }) => ({ label: name, href })),
  render: ({ labels, ...page }, { breadcrumbs, context }, { siteContext, path }) => (
    <ProductDetail
      product={page.story.content}
      {...page}
      choose={choosePaths(siteContext)}
      path={path}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
  nameOf: ({ story }) => ({ productName: story.content.name }),
  describe: ({ story }) => story.content.summary ?? story.content.subtitle,
  subject: (page, { url, siteName }) => {
    const { name, code, summary, images = [], packaging } = page.story.content
    return productData({
      name,
      code,
      url,
      description: summary,
      category: page.categories[0]?.name,
      images: images.map(({ src }) => src),
      brand: siteName,
      ean: packaging?.ean,
      ...otherProducts(page, url),
    })
  },
})

type Page = NonNullable<Awaited<ReturnType<typeof load>>>

/** Codes of other makers come first: a program that knows one finds the product by it. */
function otherProducts({ story, others, recommended, labels }: Page, url: string) {
  const { crossRefs = [], spec } = story.content
  const ofOthers = crossRefs.map(({ makerBrand, code }): ProductPointer => {
    const brand =
      labels[crossReferenceBrands.slug]?.[makerBrand] ?? labelOf(crossReferenceBrands, makerBrand, sourceLocale)
    return { name: `${brand} ${code}`, code, brand }
  })
  const own = ({ name, code, href }: ProductCard): ProductPointer => ({ name, code, url: new URL(href, url).href })
  return {
    similar: [...ofOthers, ...recommended.map(own)],
    accessoryFor: spec.component === 'spec_accessory' ? others.machines.map(own) : [],
  }
}
