import { readSearchQuery, searchQueryParameters } from 'component-schemas/search/found-answer.ts'
import { around, moreHref } from '#site/page-kinds/parts/surrounding-props.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { PageKind } from '../page-kind.ts'
import type { SearchPageContent } from './load.ts'
import { SearchPage } from './search-page.tsx'

export const searchPage: PageKind<SearchPageContent> = {
  render: ({ story, body, categories, labels }, read) => {
    const searchQuery = readSearchQuery(read.query)
    const { context, ...rest } = around(read, story.content.title)
    const hasMore = read.results?.isAvailable === true && read.results.hasMore
    return (
      <SearchPage
        page={story.content}
        body={body}
        path={read.path}
        href={hrefOfQuery(read.path, searchQueryParameters(searchQuery), read.pageNumber)}
        searchQuery={searchQuery}
        results={read.results}
        moreHref={moreHref({ hasMore }, { ...read, query: searchQueryParameters(searchQuery) })}
        categories={categories}
        contactHref={pathFor(routeNamed('contacts'), {}, read.siteContext)}
        market={read.siteContext.market.id}
        code={read.siteContext.locale}
        {...rest}
        context={{ ...context, labels }}
      />
    )
  },
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
