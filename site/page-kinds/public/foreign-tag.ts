import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

/** BCP 47 tag of a text in a page of another language; undefined when it is in the page's own. */
export function foreignTag(language: LocaleCode | undefined, { locale }: SiteContext): string | undefined {
  return language === undefined || language === locale ? undefined : locales[language].iso
}
