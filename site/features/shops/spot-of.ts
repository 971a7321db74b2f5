import type { Spot } from 'component-schemas/cards/place-cards.ts'
import { plainName } from '#site/content/queries/plain-name.ts'

type StoryLocation = { city: string; postcode: string; spot?: Spot | undefined }

/** `41.39,2.17`: the value of the button that reads the visitor's position. */
const coordinates = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/

/** A postcode is compared from this many signs on: its beginning names an area in every country. */
const shortestPostcode = 2

/**
 * The place that a visitor means: a position, the town of a position, or a postcode, of which the beginning is enough.
 * Accents and capitals do not matter.
 * @returns undefined when no known place is meant
 */
export function spotOf(typed: string, known: readonly StoryLocation[]): Spot | undefined {
  const [, north, east] = coordinates.exec(typed.trim()) ?? []
  if (north !== undefined && east !== undefined) return onEarth({ latitude: Number(north), longitude: Number(east) })
  const words = plainName(typed)
  if (words === '') return undefined
  const placed = known.flatMap(({ spot, ...place }) => (spot ? [{ ...place, spot }] : []))
  const inTown = placed.filter(({ city }) => plainName(city) === words)
  const named = inTown.length > 0 ? inTown : byPostcode(words, placed)
  return middleOf(named.map(({ spot }) => spot))
}

/** Those whose postcode shares the longest beginning with what was typed. */
function byPostcode<Place extends StoryLocation>(typed: string, placed: readonly Place[]): readonly Place[] {
  if (!/\d/.test(typed)) return []
  for (let length = typed.length; length >= shortestPostcode; length -= 1) {
    const found = placed.filter(({ postcode }) => plainName(postcode).startsWith(typed.slice(0, length)))
    if (found.length > 0) return found
  }
  return []
}

function middleOf(spots: readonly Spot[]): Spot | undefined {
  if (spots.length === 0) return undefined
  const mean = (part: keyof Spot) => spots.reduce((sum, spot) => sum + spot[part], 0) / spots.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

function onEarth(spot: Spot): Spot | undefined {
  return Math.abs(spot.latitude) <= 90 && Math.abs(spot.longitude) <= 180 ? spot : undefined
}
