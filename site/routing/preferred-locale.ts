import { isLocaleCode, type LocaleCode } from './locales.ts'

/**
 * The first of our locales that a browser prefers, for tools of editors alone: public pages are in the language of their address.
 * @param header `Accept-Language`, as browsers write it: the most wanted first
 */
export function preferredLocale(header: string | null): LocaleCode | undefined {
  const tags = (header ?? '').slice(0, 400).split(',')
  return tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLocaleCode)
}
