import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

/** What every layout is told: the language of the page, texts around and in it that are in another one, and the way home. */
export function frameOf(
  siteContext: SiteContext,
  { page, settings }: { page?: LocaleCode | undefined; settings: LocaleCode | undefined },
) {
  return {
    locale: locales[siteContext.locale].iso,
    languages: { page: foreignTag(page, siteContext), settings: foreignTag(settings, siteContext) },
    homeHref: pathFor(routeNamed('home'), {}, siteContext),
  }
}

/** BCP 47 tag of a text in a page of another language; undefined when it is in the page's own. */
function foreignTag(language: LocaleCode | undefined, { locale }: SiteContext): string | undefined {
  return language === undefined || language === locale ? undefined : locales[language].iso
}
