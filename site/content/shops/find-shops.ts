import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import { type Facet, narrow } from '../listings/narrow.ts'
import { distanceBetween } from './distance-between.ts'
import { spotOf } from './spot-of.ts'

/** A shop with the values by which it is filtered; its card has their words. */
export type KnownShop = { card: ShopCard; services: readonly string[] }

/** The typed text of "nearest first", and whether it is a known place. */
export type NearSearch = { typed: string; isKnown: boolean }

export type FoundShops = {
  /** Nearest first where a place is given, else by country and town; shops without a position last. */
  shops: readonly ShopCard[]
  filters: readonly ListFilter[]
  near: NearSearch | undefined
  /** The choices that hold: a town of another country is none. */
  query: PageQuery
}

/** Value to the word readers see. */
type Words = Readonly<Record<string, string>>
export type FinderMessages = { locale: string; countries: Words; services: Words }

/** The shops by country, town and services. */
export function findShops(all: readonly KnownShop[], requested: PageQuery, messages: FinderMessages): FoundShops {
  const query = withoutForeignTown(all, requested)
  const { matching, filters } = narrow(all, facetsFor(query, messages), { query, locale: messages.locale })
  const [typed] = query['near'] ?? []
  const cards = matching.map(({ card }) => card)
  if (typed === undefined) return { shops: byPlace(cards, messages.locale), filters, near: undefined, query }
  const spot = spotOf(
    typed,
    all.map(({ card }) => card),
  )
  const near = { typed, isKnown: spot !== undefined }
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
