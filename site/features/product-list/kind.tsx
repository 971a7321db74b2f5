import { load } from '#load/features/product-list'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { choosePaths } from '#site/page-kinds/parts/choices/choose-paths.ts'
import { listOwner, withList } from '#site/page-kinds/parts/choices/with-list.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { listText } from '#site/routing/query/product-list.ts'
import { routeNamed } from '#site/routing/route-table.ts'
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
        savePath={pathFor(routeNamed('extranet-lists'), {}, siteContext)}
        code={siteContext.locale}
        breadcrumbs={breadcrumbs}
        context={{ ...given, ...(given.forms && { forms: { ...given.forms, sendsList: owner.slug } }) }}
      />
    )
  },
})
