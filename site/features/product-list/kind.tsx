import { load } from '#load/features/product-list'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { choosePaths } from '#site/page-kinds/parts/choices/choose-paths.ts'
import { listOwner, withList } from '#site/page-kinds/parts/choices/with-list.ts'
import { featurePath } from '#site/routing/feature-path.ts'
import { listText } from '#site/routing/query/product-list.ts'
import { ProductList } from './product-list.tsx'

export const productList = definePageKind('product-list', {
  load,
  render: ({ address, parts: [, ...others], ...page }, { breadcrumbs, context }, { path, siteContext }) => {
    const owner = listOwner(page.lines, page.body, context)
    const given = withList(context, page.lines)
    return (
      <ProductList
        page={page.story.content}
        {...page}
        address={listText(address)}
        others={others}
        owner={owner}
        path={path}
        codesPath={choosePaths(siteContext)?.codes}
        savePath={featurePath('extranet-lists', siteContext)}
        code={siteContext.locale}
        breadcrumbs={breadcrumbs}
        context={{ ...given, ...(given.forms && { forms: { ...given.forms, sendsList: owner.slug } }) }}
      />
    )
  },
})
