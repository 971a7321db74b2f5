import type { MenuItem, MenuLink } from 'component-schemas/content-types/site-settings/schema.ts'
import { hasPage } from '#site/content/addresses/has-page.ts'
import { getSettings } from '#site/content/stories/get-settings.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { locales } from '#site/routing/locales.ts'
import { markdownAddress } from '#site/routing/markdown-address.ts'
import type { Market } from '#site/routing/markets.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { llmsText } from './llms-text.ts'

/**
 * The file `llms.txt` of a website: its menu and footer in the default language, and the home page in each.
 * @throws CatalogueError content-unavailable
 */
export async function llmsOfSite({ rules: market, websiteUri }: Site): Promise<string> {
  const known = await getSettings({ market, locale: market.defaultLocale })
  const { siteName, tagline, menu = [], footerColumns = [] } = known?.settings ?? {}
  const pagesOf = async (links: readonly Partial<MenuLink>[]) => {
    const pages = await Promise.all(links.map((one) => namedPage(one, { market, websiteUri })))
    return pages.filter((page) => page !== undefined)
  }
  return llmsText({
    siteName: siteName ?? new URL(websiteUri).hostname,
    description: tagline,
    sections: await Promise.all([
      ...menu.map(async (item) => ({ title: item.label, pages: await pagesOf([ownLink(item), ...item.children]) })),
      ...footerColumns.map(async ({ title, links }) => ({ title, pages: await pagesOf(links) })),
    ]),
    languages: market.locales.map((locale) => ({
      label: locales[locale].name,
      url: `${websiteUri}${markdownAddress(pathFor(routeNamed('home'), {}, { market, locale }))}`,
    })),
    sitemap: `${websiteUri}/sitemap.xml`,
  })
}

function ownLink({ label, link }: MenuItem): Partial<MenuLink> {
  return { label, ...(link === undefined ? {} : { link }) }
}

type Around = { market: Market; websiteUri: string }

/** Undefined for a link to no page, to another website, or behind the login. */
async function namedPage({ label, link, description }: Partial<MenuLink>, { market, websiteUri }: Around) {
  const [path = ''] = link?.href?.split('#') ?? []
  if (label === undefined || !path.startsWith('/') || isExtranetPath(path)) return undefined
  if (!(await hasPage(path, market))) return undefined
  return { label, url: `${websiteUri}${markdownAddress(encodeURI(path))}`, description }
}
