import 'server-only'
import type { ShopCard, Spot } from 'component-schemas/cards/place-cards.ts'
import { geoMercator, geoPath } from 'd3-geo'
import { type Land, readLand } from './read-land.ts'

/** Size of the picture in its own units; the page scales it. */
const mapSize = { width: 640, height: 440 } as const

/** Free space around the outermost shops. */
const margin = 48

/** The shortest side of a map in degrees: about a hundred kilometres, for one shop needs land around it. */
const leastDegrees = 1

/** A place on the picture. */
export type Point = { x: number; y: number }

export type ShopMap = {
  size: typeof mapSize
  /** Outlines of countries, as path data. */
  land: string
  /** Every shop that matches, as path data of points: one point where several are so near that they cover each other. */
  all: string
  /** The shops of the list below, in its order; undefined without a position. */
  listed: readonly (Point | undefined)[]
  /** Where the visitor is. */
  visitor: Point | undefined
}

type Request = {
  /** Every shop that matches. */
  shops: readonly ShopCard[]
  /** Those of the list. */
  listed: readonly ShopCard[]
  /** Where the visitor is, if that is known: then the map shows the listed shops and the place, else all that match. */
  visitor: Spot | undefined
}

/** A map of the shops with their exact positions; undefined where none has a position. */
export async function renderShopMap({ shops, listed, visitor }: Request): Promise<ShopMap | undefined> {
  const spots = (visitor ? listed : shops).flatMap(({ spot }) => spot ?? [])
  if (spots.length === 0) return undefined
  const box = boxAround(visitor ? [...spots, visitor] : spots)
  const projection = geoMercator()
    .fitExtent(
      [
        [margin, margin],
        [mapSize.width - margin, mapSize.height - margin],
      ],
      { type: 'MultiPoint', coordinates: cornersOf(box) },
    )
    .clipExtent([
      [0, 0],
      [mapSize.width, mapSize.height],
    ])
  const path = geoPath(projection).digits(0)
  const seen = seenBox(projection.invert)
  const land = await readLand()
  const pointOf = (spot: Spot | undefined): Point | undefined => {
    const [x, y] = (spot && projection([spot.longitude, spot.latitude])) ?? []
    return x === undefined || y === undefined ? undefined : { x: Math.round(x), y: Math.round(y) }
  }
  return {
    size: mapSize,
    land: land
      .filter(meets(seen))
      .map(({ outline }) => outlineOf(path(outline)))
      .join(''),
    all: pointsOf(shops.map(({ spot }) => pointOf(spot))),
    listed: listed.map(({ spot }) => pointOf(spot)),
    visitor: pointOf(visitor),
  }
}

type Box = Land['box']

/** The box of the spots, not smaller than `leastDegrees`. */
function boxAround(spots: readonly Spot[]): Box {
  const [west, east] = rangeOf(spots.map(({ longitude }) => longitude))
  const [south, north] = rangeOf(spots.map(({ latitude }) => latitude))
  return [west, south, east, north]
}

function rangeOf(degrees: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...degrees), Math.max(...degrees)]
  const missing = Math.max(0, leastDegrees - (most - least)) / 2
  return [least - missing, most + missing]
}

function cornersOf([west, south, east, north]: Box): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

/** What the whole picture shows, in degrees. */
function seenBox(invert: ((point: [number, number]) => [number, number] | null) | undefined): Box {
  const [west = -180, north = 90] = invert?.([0, 0]) ?? []
  const [east = 180, south = -90] = invert?.([mapSize.width, mapSize.height]) ?? []
  return [west, south, east, north]
}

function meets([west, south, east, north]: Box) {
  return ({ box }: Land) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south
}

/** Neighbours of an outline that are nearer than this are one for the eye. */
const leastStep = 2.5

/** The outline with fewer points; nothing for an island of one or two of them, which is not to be seen. */
function outlineOf(data: string | null): string {
  let last = { x: 0, y: 0 }
  const steps = (data ?? '').matchAll(/([MLZ])(?:(-?\d+),(-?\d+))?/g)
  const remaining = [...steps].filter(([, sign, x, y]) => {
    if (sign === 'L' && Math.hypot(Number(x) - last.x, Number(y) - last.y) < leastStep) return false
    if (sign !== 'Z') last = { x: Number(x), y: Number(y) }
    return true
  })
  const outline = remaining.map(([step]) => step).join('')
  return (outline.match(/L/g)?.length ?? 0) > 1 ? outline : ''
}

/** Points of no length, which a round line end shows as dots: nine characters a shop. */
function pointsOf(points: readonly (Point | undefined)[]): string {
  return [...new Set(points.flatMap((point) => (point ? `M${point.x},${point.y}h0` : [])))].join('')
}
