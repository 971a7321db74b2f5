import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CountryPage } from '#site/content/addresses/country-pages.ts'
import type { CountryLink } from '#site/page-kinds/layouts/layout-props.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { markets } from '#site/routing/markets.ts'

/** The websites of the markets, named in the reader's language; none where there is only one. */
export function countryLinks(i18n: I18n, locale: LocaleCode, pages: readonly CountryPage[]): CountryLink[] {
  if (pages.length < 2) return []
  const names = new Intl.DisplayNames([locales[locale].iso], { type: 'region' })
  return pages.map((page) => {
    const { country } = markets[page.market]
    const label = country === undefined ? i18n._(msg`International`) : (names.of(country) ?? country)
    return { label, href: page.url, iso: locales[page.locale].iso, isCurrent: page.isCurrent }
  })
}
