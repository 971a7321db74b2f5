import 'server-only'
import type { KnownShop, NearSearch } from './find-shops.ts'
import { spotOf } from './spot-of.ts'
import { nearTowns, spotOfTown } from './towns/spot-of-town.ts'

/** The place that a visitor typed to see the nearest shops first: a shop's town or postcode, a position, else any town of their countries. */
export async function meantPlace(
  typed: string | undefined,
  all: readonly KnownShop[],
): Promise<NearSearch | undefined> {
  if (typed === undefined) return undefined
  const cards = all.map(({ card }) => card)
  const countries = cards.map(({ country }) => country)
  const spot = spotOf(typed, cards) ?? (await spotOfTown(typed, countries))
  return { typed, spot, meant: spot ? [] : await nearTowns(typed, countries) }
}
