import { nextStatusChange } from 'component-schemas/content-types/event/event-status.ts'
import { type Event, event } from 'component-schemas/content-types/event/schema.ts'
import { placeName } from '#site/blocks/cards/place-name.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listNews } from '#site/content/listings/list-news.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { type CalendarEvent, calendarText, calendarType } from './calendar-text.ts'
import { type Feed, newsFeedPath, readFeed } from './feed-addresses.ts'
import { rssText, rssType } from './rss-text.ts'

/** Readers of feeds look several times a day. */
const mostNews = 30

/** Fields that a calendar has no place for. */
const notInCalendars = ['body', 'seo', 'registration', 'gallery', 'cover']

/**
 * A feed of the website of the request's host.
 * @throws CatalogueError content-unavailable
 */
export async function respondToFeed(request: Request): Promise<Response> {
  const site = siteOfHeaders(request.headers)
  const feed = readFeed(new URL(request.url).pathname, site.rules)
  if (!feed) return notFound()
  const siteContext: SiteContext = { market: site.rules, locale: feed.locale }
  const { siteName = site.host, tagline } = (await getSettings(siteContext))?.settings ?? {}
  const reading: Reading = { site, siteContext, name: siteName }
  return feed.shows === 'news' ? await newsFeed(reading, tagline) : await calendar(reading, feed)
}

type Reading = { site: Site; siteContext: SiteContext; name: string }

function notFound(): Response {
  return new Response('There is no such feed.\n', { status: 404 })
}

async function newsFeed({ site, siteContext, name }: Reading, tagline: string | undefined): Promise<Response> {
  const { websiteUri } = site
  const { locale } = siteContext
  const news = await listNews({ items: [], limit: mostNews }, siteContext)
  const items = news.flatMap(({ uuid, title, date, teaser, href }) =>
    href === undefined ? [] : [{ uuid, title, date, description: teaser, url: `${websiteUri}${encodeURI(href)}` }],
  )
  const list = pathFor(routeNamed('events-and-news'), {}, siteContext)
  const channel = {
    title: name,
    description: tagline ?? name,
    url: `${websiteUri}${encodeURI(list)}`,
    self: `${websiteUri}${newsFeedPath(locale)}`,
    language: locales[locale].iso,
  }
  return new Response(rssText(channel, items), { headers: { 'content-type': rssType } })
}

async function calendar(reading: Reading, feed: Feed): Promise<Response> {
  const events = feed.shows === 'event' ? await oneEvent(reading, feed) : await allEvents(reading)
  if (events.length === 0 && feed.shows === 'event') return notFound()
  const text = calendarText(events, { name: reading.name, website: reading.site.websiteUri })
  return new Response(text, { headers: { 'content-type': calendarType } })
}

async function allEvents(reading: Reading): Promise<CalendarEvent[]> {
  const request = { sortBy: 'content.start:asc', without: notInCalendars }
  const stories = await listWholeKind(event, reading.siteContext, request)
  return stories.flatMap(({ wire, content }) => calendarEvent(wire, content, reading) ?? [])
}

async function oneEvent(reading: Reading, { locale, slug }: Feed & { shows: 'event' }): Promise<CalendarEvent[]> {
  const match = { route: routeNamed('events-slug'), locale, params: { slug } }
  const wire = await getStory(match, reading.siteContext.market)
  const parsed = wire && event.content.safeParse(resolveLinks(wire.content, reading.siteContext))
  return wire && parsed?.success ? [calendarEvent(wire, parsed.data, reading) ?? []].flat() : []
}

/** Undefined for an event without a page. */
function calendarEvent(
  wire: WireStory,
  { title, teaser, start, end, timeZone, venue, city, country, latitude, longitude }: Event,
  { site, siteContext }: Reading,
): CalendarEvent | undefined {
  const path = pathForStory(wire, siteContext)
  if (path === undefined) return undefined
  const startsAt = new Date(start)
  return {
    uuid: wire.uuid,
    title,
    start,
    timeZone,
    // Without an end it lasts until the end of its day, as its page says.
    end: nextStatusChange({ start, end, timeZone }, startsAt) ?? startsAt,
    changedAt: wire.published_at ?? start,
    url: `${site.websiteUri}${encodeURI(path)}`,
    description: teaser,
    place: [venue, placeName({ city, country }, siteContext.locale)].filter(Boolean).join(', '),
    latitude,
    longitude,
  }
}
