import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'

type Shown = { shows: 'news' } | { shows: 'events' } | { shows: 'event'; slug: string }

/** What programs subscribe to: the newsroom, the calendar of all events, or that of one. */
export type Feed = { locale: LocaleCode } & Shown

export const newsFeedPath = (locale: LocaleCode) => `/feeds/${locale}/news.xml`

export const calendarPath = (locale: LocaleCode) => `/feeds/${locale}/events.ics`

/** @param slug of the event's page in the locale */
export const eventCalendarPath = (locale: LocaleCode, slug: string) =>
  `/feeds/${locale}/events/${encodeURIComponent(slug)}.ics`

/**
 * @param path percent-encoded, without query
 * @returns undefined where the market has no such feed
 */
export function readFeed(path: string, market: Market): Feed | undefined {
  const [, locale = '', rest = ''] = /^\/feeds\/([a-z]{2})\/(.+)$/.exec(path) ?? []
  const shown = shownBy(rest)
  return shown && isLocaleCode(locale) && market.locales.includes(locale) ? { locale, ...shown } : undefined
}

function shownBy(rest: string): Shown | undefined {
  if (rest === 'news.xml') return { shows: 'news' }
  if (rest === 'events.ics') return { shows: 'events' }
  const [, encoded = ''] = /^events\/([^/]{1,200})\.ics$/.exec(rest) ?? []
  const slug = percentDecoded(encoded) ?? ''
  return /^[\p{L}\p{N}_-]+$/u.test(slug) ? { shows: 'event', slug } : undefined
}
