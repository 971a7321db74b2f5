import type { ReactNode } from 'react'
import type { ReadPage } from '#site/app/read-page.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { PageContent } from '#site/content/get-page.ts'
import { locales } from '#site/routing/locales.ts'
import { templates } from '#site/templates/templates.ts'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

type Drawers = {
  [Name in PageContent['template']]: (page: Extract<PageContent, { template: Name }>, read: ReadPage) => ReactNode
}

const {
  generic: GenericPage,
  'product-listing': ProductListing,
  'category-listing': CategoryListing,
  'product-detail': ProductDetail,
  'news-detail': NewsDetail,
} = templates

/** One row a template: what of the page's content it is given. */
const drawers: Drawers = {
  generic: ({ story, body }, read) => (
    <GenericPage page={story.content} body={body} {...around(read, story.content.title)} />
  ),
  'product-listing': ({ story, body, listing, categories }, read) => (
    <ProductListing
      page={story.content}
      body={body}
      listing={listing}
      categories={categories}
      moreHref={moreHref(listing.hasMore, read)}
      {...around(read, story.content.title)}
    />
  ),
  'category-listing': ({ story, body, listing }, read) => (
    <CategoryListing
      category={story.content}
      body={body}
      listing={listing}
      moreHref={moreHref(listing.hasMore, read)}
      {...around(read, story.content.title)}
    />
  ),
  'product-detail': ({ story, categories, related, accessories, replacedBy, labels }, read) => {
    const [main] = categories
    const between = main ? [{ label: main.name, href: main.href }] : []
    const { breadcrumbs, context } = around(read, story.content.name, between)
    return (
      <ProductDetail
        product={story.content}
        categories={categories}
        related={related}
        accessories={accessories}
        replacedBy={replacedBy}
        breadcrumbs={breadcrumbs}
        context={{ ...context, labels }}
      />
    )
  },
  'news-detail': ({ story, body, more }, read) => (
    <NewsDetail news={story.content} body={body} more={more} {...around(read, story.content.title)} />
  ),
}

/** The page in its template. */
export function drawPage(read: ReadPage): ReactNode {
  const drawer = drawers[read.page.template] as (page: PageContent, read: ReadPage) => ReactNode
  return drawer(read.page, read)
}

function around(read: ReadPage, title: string, between: readonly Crumb[] = []) {
  const breadcrumbs: Crumb[] = read.match.route.parent ? [...read.ancestors, ...between, { label: title }] : []
  return { breadcrumbs, context: contextOf(read) }
}

function contextOf({ place, path }: ReadPage): BlockContext {
  return {
    locale: locales[place.locale].iso,
    isEditor: false,
    onBlockError: ({ component, _uid }, error) => {
      const reason = error instanceof Error ? error.message : String(error)
      process.stderr.write(`The block ${component} (${_uid}) of ${path} could not be drawn: ${reason}\n`)
    },
  }
}

function moreHref(hasMore: boolean, { path, pageNumber }: ReadPage): string | undefined {
  return hasMore ? `${path}?page=${pageNumber + 1}` : undefined
}
