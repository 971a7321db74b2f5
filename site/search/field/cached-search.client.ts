import type { LocaleCode } from '#site/routing/locales.ts'
import { type BrowserSearch, browserSearch } from './browser-search.client.ts'

const cached = new Map<LocaleCode, BrowserSearch>()

/** The public search of this document in a language; its cache outlives a navigation. */
export function cachedSearch(locale: LocaleCode): BrowserSearch {
  const search = cached.get(locale) ?? browserSearch('public', locale)
  cached.set(locale, search)
  return search
}
