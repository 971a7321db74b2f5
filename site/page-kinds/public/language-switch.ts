import type { Alternate } from '#site/page-kinds/layouts/layout-props.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

type Published = readonly { locale: LocaleCode; href: string }[]

/**
 * Every language of the market with the same page there or, where it is not published, with its nearest parent that is
 * (acceptance row A13); in the end the home page, which every language has.
 * @param page the page in the locales in which it is published
 * @param above the pages above it, home first
 */
export function languageSwitch(
  { market, locale: current }: SiteContext,
  page: Published,
  above: readonly { alternates: Published }[] = [],
): Alternate[] {
  const nearestFirst = [page, ...above.map(({ alternates }) => alternates).toReversed()]
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
