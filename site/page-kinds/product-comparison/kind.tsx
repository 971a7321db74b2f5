import { load } from '#load/product-comparison'
import { definePageKind } from '../page-kind.ts'
import { ProductComparison } from './product-comparison.tsx'

export const productComparison = definePageKind('product-comparison', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, compared, labels }, { breadcrumbs, context }, read) => (
    <ProductComparison
      page={story.content}
      body={body}
      compared={compared}
      path={read.path}
      isWhole={read.query['rows']?.[0] === 'all'}
      code={read.siteContext.locale}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
})
