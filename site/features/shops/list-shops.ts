import 'server-only'
import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import { type Shop, shop } from 'component-schemas/content-types/shop/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { shopServices } from 'component-schemas/datasources/shop-datasources.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'
import { within } from '#site/server/time-limit.ts'
import { inBackground } from '#site/server/upstream/priority.ts'
import type { FinderMessages, KnownShop } from './find-shops.ts'

/** Fields that a list does not show; excluded from its requests. */
const notInLists = ['seo', 'note', 'image', 'openingHours', 'website', 'email', 'verifiedOn', 'region']

/** Every shop of a product line, in no order, and the words of what they are filtered by. */
export async function listShops(
  line: string,
  siteContext: SiteContext,
): Promise<{ shops: KnownShop[]; messages: FinderMessages }> {
  const request = { filter: { lines: { any_in_array: line } }, without: notInLists }
  const [stories, messages] = await Promise.all([
    listWholeKind(shop, siteContext, request),
    finderMessages(siteContext),
  ])
  const shops = stories.map(({ wire, content }) => ({
    card: shopCard(content, { uuid: wire.uuid, href: pathForStory(wire, siteContext) }, messages),
    services: content.services,
  }))
  return { shops, messages }
}

/** How long a page waits for shops that it can do without, and how long it is cached without them. */
const waitMs = 1500
const withoutMs = 60_000

/**
 * Every shop of a product line, for a page that can do without; undefined while they are being read for the first time. Thousands take
 * more calls than the content service allows while a visitor waits: they give way to the lists that other pages cannot do without, and
 * the page is rendered again soon.
 */
export async function shopsInTime(line: string, siteContext: SiteContext): Promise<KnownShop[] | undefined> {
  const reading = inBackground(() => listShops(line, siteContext)).then(({ shops }) => shops, unlessRefused)
  const shops = await within(waitMs, reading, () => undefined)
  if (!shops) expireAt(new Date(Date.now() + withoutMs))
  return shops
}

function unlessRefused(error: unknown): undefined {
  if (!isCatalogueError(error)) throw error
}

export async function finderMessages({ locale }: SiteContext): Promise<FinderMessages> {
  const [ofCountries, ofServices] = await Promise.all(
    [countries, shopServices].map(({ slug }) => labelsOf(slug, languageOf(locale))),
  )
  return { locale: locales[locale].iso, countries: ofCountries ?? {}, services: ofServices ?? {} }
}

type Known = { uuid: string; href: string | undefined }

export function shopCard(content: Shop, { uuid, href }: Known, messages: FinderMessages): ShopCard {
  const { name, street, postcode, city, country, phone, services, latitude, longitude } = content
  return {
    uuid,
    name,
    street,
    postcode,
    city,
    country,
    countryName: messages.countries[country] ?? country,
    services: services.map((service) => messages.services[service] ?? service),
    phone,
    spot: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    href,
  }
}
