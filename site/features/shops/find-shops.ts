import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ShopCard, Spot } from 'component-schemas/cards/place-cards.ts'
import { type Facet, narrow } from '#site/content/listings/narrow.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import { distanceBetween } from './distance-between.ts'

/** A shop with the values by which it is filtered; its card has their words. */
export type KnownShop = { card: ShopCard; services: readonly string[] }

/** What a visitor typed to see the nearest first, and the place that it means; undefined where it is not known. */
export type NearSearch = {
  typed: string
  spot: Spot | undefined
  /** Names of towns that are nearly the typed one, where none has that name. */
  meant?: readonly string[] | undefined
}

export type FoundShops = {
  /** Nearest first where a place is given, else by country and town; shops without a position last. */
  shops: readonly ShopCard[]
  filters: readonly ListFilter[]
  near: NearSearch | undefined
  /** The choices that apply: a town of another country does not. */
  query: PageQuery
}

/** Value to the word readers see. */
type Words = Readonly<Record<string, string>>
export type FinderMessages = { locale: string; countries: Words; services: Words }

type Request = { query: PageQuery; near: NearSearch | undefined }

/** The shops by country, town and services, the nearest first where a place is given. */
export function findShops(
  all: readonly KnownShop[],
  { query: requested, near }: Request,
  messages: FinderMessages,
): FoundShops {
  const query = withoutForeignTown(all, requested)
  const { matching, filters } = narrow(all, facetsFor(query, messages), { query, locale: messages.locale })
  const cards = matching.map(({ card }) => card)
  const spot = near?.spot
  if (!spot) return { shops: byPlace(cards, messages.locale), filters, near, query }
  const measured = cards.map((card) => ({ ...card, distanceKm: card.spot && distanceBetween(spot, card.spot) }))
  return { shops: byDistance(measured), filters, near, query }
}

/** Towns are offered once a country is chosen: before, there are too many to read. */
function facetsFor(query: PageQuery, { countries, services }: FinderMessages): Facet<KnownShop>[] {
  const country: Facet<KnownShop> = {
    name: 'country',
    choice: 'one',
    valuesOf: ({ card }) => [card.country],
    labels: countries,
  }
  const town: Facet<KnownShop> = { name: 'town', choice: 'one', valuesOf: ({ card }) => [card.city] }
  const service: Facet<KnownShop> = {
    name: 'service',
    choice: 'many',
    valuesOf: (shop) => shop.services,
    labels: services,
  }
  const hasPlace = query['country'] !== undefined || query['town'] !== undefined
  return hasPlace ? [country, town, service] : [country, service]
}

function withoutForeignTown(all: readonly KnownShop[], query: PageQuery): PageQuery {
  const { town = [], ...others } = query
  const [country] = query['country'] ?? []
  const isThere = (name: string) =>
    all.some(({ card }) => card.city === name && [card.country, undefined].includes(country))
  const towns = town.filter(isThere)
  return towns.length > 0 ? { ...others, town: towns } : others
}

function byPlace(cards: readonly ShopCard[], locale: string): ShopCard[] {
  const { compare } = new Intl.Collator(locale)
  return cards.toSorted(
    (a, b) => compare(a.countryName, b.countryName) || compare(a.city, b.city) || compare(a.name, b.name),
  )
}

/** Shops nearest first; one whose distance is not known comes last. */
export function byDistance(cards: readonly ShopCard[]): ShopCard[] {
  const far = Number.POSITIVE_INFINITY
  return cards.toSorted((a, b) => {
    const [one = far, two = far] = [a.distanceKm, b.distanceKm]
    return one === two ? 0 : one - two
  })
}
