import type { Alternate } from '#site/layouts/layout-props.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

/** Every language of the market, each with the same page there or, where there is none, the home page. */
export function languageSwitch(
  { market, locale: current }: Place,
  known: readonly { locale: LocaleCode; href: string }[],
): Alternate[] {
  return market.locales.map((locale) => ({
    locale,
    iso: locales[locale].iso,
    label: locales[locale].name,
    href: known.find((one) => one.locale === locale)?.href ?? pathFor(routeNamed('home'), {}, { market, locale }),
    isCurrent: locale === current,
  }))
}
