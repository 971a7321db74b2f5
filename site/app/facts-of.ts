import type { ReadPage } from '#site/app/read-page.ts'
import type { PageContent } from '#site/content/get-page.ts'
import type { MetaName } from '#site/seo/meta-title.ts'
import type { PageFacts } from '#site/seo/page-metadata.ts'

/** What a search engine is told about a page: the editor's words, else the page's own. */
export function factsOf({ page, place, settings }: ReadPage): PageFacts {
  const { seo } = page.story.content
  const { canonical, alternates, isHidden } = page.story.search
  return {
    name: nameOf(page),
    title: seo?.title,
    description: seo?.description ?? descriptionOf(page) ?? settings?.tagline,
    siteName: settings?.siteName,
    isHidden,
    locale: place.locale,
    canonical,
    alternates,
    image: seo?.image?.src,
  }
}

function nameOf(page: PageContent): MetaName {
  if (page.template === 'product-detail') return { productName: page.story.content.name }
  const { content } = page.story
  if (content.component === 'category') return { categoryName: content.title }
  if (content.component !== 'news_item') return { pageTitle: content.title }
  return content.channel === 'press-release' ? { pressTitle: content.title } : { newsTitle: content.title }
}

function descriptionOf(page: PageContent): string | undefined {
  if (page.template === 'product-detail') return page.story.content.summary ?? page.story.content.subtitle
  const { content } = page.story
  return content.component === 'page' ? undefined : content.teaser
}
