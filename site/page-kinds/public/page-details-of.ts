import { featureHeadLinks } from '#site/features.pages.tsx'
import { pageFormats } from '#site/features.ts'
import { type PageContent, pageKindOf } from '#site/page-kinds/registry.ts'
import type { PageDetails } from '#site/page-kinds/seo/page-metadata.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import { formatAddress } from '#site/routing/page-format.ts'
import { env } from '#site/server/configuration/env.ts'
import type { ReadPage } from './read-page.ts'
import { sharedPicture } from './shared-picture.ts'

/** What the metadata of a page are made of. */
export type DescribedPage = Pick<
  ReadPage,
  'page' | 'siteContext' | 'settings' | 'search' | 'query' | 'match' | 'path' | 'pageNumber'
>

/** The metadata of a page for search engines: the editor's texts, else the page's own. */
export function pageDetailsOf(read: DescribedPage): PageDetails {
  const { page, siteContext, settings } = read
  const { canonical, alternates, isHidden } = searchOf(read)
  const { name, description, hasEnded, seo } = wordsOf(page)
  return {
    name,
    title: seo?.title,
    description: seo?.description ?? description ?? settings?.tagline,
    siteName: settings?.siteName,
    isHidden: isHidden || hasEnded,
    locale: siteContext.locale,
    canonical,
    alternates,
    types: typesOf(read),
    image: sharedPicture(seo?.image, page),
  }
}

function wordsOf(page: PageContent) {
  const kind = pageKindOf(page)
  const { content } = page.story
  return {
    name: kind.nameOf(page),
    description: kind.describe?.(page),
    hasEnded: kind.hasEnded?.(page) ?? false,
    seo: 'seo' in content ? content.seo : undefined,
  }
}

/** A narrowed list repeats a part of the whole one, which its canonical address names. */
function searchOf({ search, query }: DescribedPage): DescribedPage['search'] {
  return Object.keys(query).length > 0 ? { ...search, isHidden: true, alternates: [] } : search
}

/** What programs find at a page: its other formats, and what features add. */
function typesOf({ page, siteContext, match, path, pageNumber }: DescribedPage): Record<string, string> | undefined {
  const website = websiteOf(siteContext.market, env.SITE_HOSTS)
  if (website === undefined) return undefined
  const address = `${encodeURI(path)}${pageNumber > 1 ? `?page=${pageNumber}` : ''}`
  const linking = { route: match.route.name, locale: siteContext.locale, address }
  const ofFeatures = featureHeadLinks.flatMap(({ type, pathOf }) => {
    const found = pathOf(linking)
    return found === undefined ? [] : [[type, `${website}${found}`] as const]
  })
  return {
    ...Object.fromEntries(
      pageFormats
        .filter(({ template }) => template === page.template)
        .map((format) => [format.mediaType, `${website}${formatAddress(encodeURI(path), format)}`]),
    ),
    ...Object.fromEntries(ofFeatures),
  }
}
