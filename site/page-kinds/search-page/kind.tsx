import { readSearchQuery, searchQueryParameters } from 'component-schemas/search/search-results.ts'
import { load } from '#load/search-page'
import { moreHref } from '#site/page-kinds/parts/more-href.ts'
import { otherWays } from '#site/page-kinds/parts/other-ways.tsx'
import { pathFor } from '#site/routing/path-for.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { definePageKind } from '../page-kind.ts'
import { SearchPage } from './search-page.tsx'

export const searchPage = definePageKind('search-page', {
  load,
  render: ({ labels, ...page }, { breadcrumbs, context }, read) => {
    const searchQuery = readSearchQuery(read.query)
    const hasMore = page.results?.isAvailable === true && page.results.hasMore
    return (
      <SearchPage
        page={page.story.content}
        {...page}
        path={read.path}
        href={hrefOfQuery(read.path, searchQueryParameters(searchQuery), read.pageNumber)}
        searchQuery={searchQuery}
        moreHref={moreHref({ hasMore }, { ...read, query: searchQueryParameters(searchQuery) })}
        contactHref={pathFor(routeNamed('contacts'), {}, read.siteContext)}
        otherWays={otherWays(read.siteContext)}
        market={read.siteContext.market.id}
        code={read.siteContext.locale}
        breadcrumbs={breadcrumbs}
        context={{ ...context, labels }}
      />
    )
  },
})
