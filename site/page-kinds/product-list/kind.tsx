import { load } from '#load/product-list'
import { pathFor } from '#site/routing/path-for.ts'
import { listText } from '#site/routing/query/product-list.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { definePageKind } from '../page-kind.ts'
import { choosePaths } from '../parts/choices/choose-paths.ts'
import { listOwner, withList } from '../parts/choices/with-list.ts'
import { ProductList } from './product-list.tsx'

export const productList = definePageKind('product-list', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, lines, readings, shared, address, parts: [, ...others] }, { breadcrumbs, context }, read) => {
    const owner = listOwner(lines, body, context)
    const given = withList(context, lines)
    return (
      <ProductList
        page={story.content}
        body={body}
        lines={lines}
        readings={readings}
        address={listText(address)}
        others={others}
        owner={owner}
        shared={shared}
        path={read.path}
        codesPath={choosePaths(read.siteContext).codes}
        savePath={pathFor(routeNamed('extranet-lists'), {}, read.siteContext)}
        code={read.siteContext.locale}
        breadcrumbs={breadcrumbs}
        context={{ ...given, ...(given.forms && { forms: { ...given.forms, sendsList: owner.slug } }) }}
      />
    )
  },
})
