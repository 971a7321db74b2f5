import type { ReadPage } from '#site/app/read-page.ts'
import type { PageContent } from '#site/content/get-page.ts'
import type { PageFacts } from '#site/seo/page-metadata.ts'

/** What a search engine is told about a page: the editor's words, else the page's own. */
export function factsOf({ page, place, settings }: ReadPage): PageFacts {
  const { seo } = page.story.content
  return {
    title: seo?.title ?? titleOf(page),
    description: seo?.description ?? descriptionOf(page) ?? settings?.tagline,
    siteName: settings?.siteName,
    isHidden: seo?.noindex,
    locale: place.locale,
    alternates: page.story.alternates,
  }
}

function titleOf(page: PageContent): string {
  return page.template === 'product-detail' ? page.story.content.name : page.story.content.title
}

function descriptionOf(page: PageContent): string | undefined {
  if (page.template === 'product-detail') return page.story.content.summary ?? page.story.content.subtitle
  return page.template === 'category-listing' || page.template === 'news-detail' ? page.story.content.teaser : undefined
}
