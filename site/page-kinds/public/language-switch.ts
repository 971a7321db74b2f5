import type { Alternate } from '#site/page-kinds/layouts/layout-props.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { hrefOfQuery, type PageQuery } from '#site/routing/query/page-query.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { hasList, type TemplateName } from '#site/routing/templates.ts'

type Published = readonly { locale: LocaleCode; href: string }[]

type Around = {
  /** The pages above it, home first. */
  above?: readonly { alternates: Published }[]
  /** What the visitor chose; a page without a list is cached without it. */
  chosen?: { template: TemplateName; query: PageQuery } | undefined
}

/**
 * Every language of the market with the same page there or, where it is not published, with its nearest parent that is
 * (acceptance row A13); in the end the home page, which every language has. A list keeps what was chosen in it.
 * @param page the page in the locales in which it is published
 */
export function languageSwitch(
  { market, locale: current }: SiteContext,
  page: Published,
  { above = [], chosen }: Around = {},
): Alternate[] {
  const query = chosen && hasList(chosen.template) ? chosen.query : {}
  const own = page.map(({ locale, href }) => ({ locale, href: hrefOfQuery(href, query) }))
  const nearestFirst = [own, ...above.map(({ alternates }) => alternates).toReversed()]
  return market.locales.map((locale) => ({
    locale,
    iso: locales[locale].iso,
    label: locales[locale].name,
    href:
      nearestFirst.flatMap((published) => published.find((one) => one.locale === locale) ?? [])[0]?.href ??
      pathFor(routeNamed('home'), {}, { market, locale }),
    isCurrent: locale === current,
  }))
}
