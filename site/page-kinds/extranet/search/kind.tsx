import { readSearchQuery, searchQueryParameters } from 'component-schemas/search/search-results.ts'
import { load } from '#load/extranet/search'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { moreHref } from '#site/page-kinds/parts/more-href.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { ExtranetSearch } from './extranet-search.tsx'

export const extranetSearch = definePageKind('extranet-search', {
  load,
  render: ({ story, body, results }, props, { query, pageNumber, path, siteContext }) => {
    const searchQuery = readSearchQuery(query, 'extranet')
    const hasMore = results?.own.isAvailable === true && results.own.hasMore
    return (
      <ExtranetSearch
        page={story.content}
        body={body}
        searchQuery={searchQuery}
        path={path}
        results={results}
        moreHref={moreHref({ hasMore }, { path, query: searchQueryParameters(searchQuery), pageNumber })}
        catalogueHref={hrefOfQuery(pathFor(routeNamed('search'), {}, siteContext), { q: [searchQuery.words] })}
        market={siteContext.market.id}
        code={siteContext.locale}
        {...props}
      />
    )
  },
})
