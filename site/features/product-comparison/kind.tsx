import { load } from '#load/features/product-comparison'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ProductComparison } from './product-comparison.tsx'

export const productComparison = definePageKind('product-comparison', {
  load,
  render: ({ labels, ...page }, { breadcrumbs, context }, { path, query, siteContext }) => (
    <ProductComparison
      page={page.story.content}
      {...page}
      path={path}
      isWhole={query['rows']?.[0] === 'all'}
      code={siteContext.locale}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
})
