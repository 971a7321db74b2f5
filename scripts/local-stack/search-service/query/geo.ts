import { z } from 'zod'
import { attributeValues, isObject } from '../live/attribute-values.ts'
import type { Document } from '../live/live-index.ts'
import { ProtocolError } from '../protocol-error.ts'
import { areaOf, type Point } from './geo-areas.ts'
import type { Params } from './params.ts'

/** The location of a record that is nearest to the centre of a query. */
export type MatchedPlace = {
  point: Point
  /** Metres from the centre. */
  distance: number
  /** Metres from the centre to the start of the location's band: locations of one band rank alike. */
  band: number
  /** Width of the band in metres. */
  precision: number
}

/** The geographic part of a query. */
export type Geo = {
  placeOf: (document: Document) => MatchedPlace | undefined
  isInside: (document: Document) => boolean
  /** Metres around the centre for a query without a radius. */
  automaticRadius?: (matches: Iterable<Document>) => number
}

const earthRadius = 6_371_000
/** Metres (API reference: aroundPrecision). */
const leastPrecision = 10
/** The default limit of pagination: a smaller circle would hide some of these hits. */
const hitsInAutomaticRadius = 1000

/**
 * Parses the geographic part of a query; undefined when it has none. Areas replace a centre (API reference:
 * insidePolygon, insideBoundingBox).
 * @throws ProtocolError 400 for an invalid location, radius or precision
 */
export function geoOf(params: Params): Geo | undefined {
  const isInArea = areaOf(params)
  if (isInArea) {
    return { placeOf: () => undefined, isInside: (document) => pointsOf(document).some(isInArea) }
  }
  if (typeof params.aroundLatLng !== 'string' || params.aroundLatLng === '') return undefined
  const middle = readPoint(params.aroundLatLng)
  const bands = readBands(params.aroundPrecision)
  const radius = readRadius(params.aroundRadius)
  const placeOf = (document: Document) => nearest(pointsOf(document), middle, bands)
  const isInside = (document: Document) => (placeOf(document)?.distance ?? Number.NaN) <= (radius ?? Infinity)
  if (radius !== undefined) return { placeOf, isInside }
  const least = Number(params.minimumAroundRadius ?? 0)
  const automaticRadius = (matches: Iterable<Document>) => Math.max(least, radiusOf(matches, placeOf))
  return { placeOf, isInside, automaticRadius }
}

/** Metres to the last of the nearest hits within the limit of pagination. */
function radiusOf(matches: Iterable<Document>, placeOf: Geo['placeOf']): number {
  const distances = Array.from(matches, (document) => placeOf(document)?.distance ?? 0).toSorted((a, b) => a - b)
  return distances.slice(0, hitsInAutomaticRadius).at(-1) ?? 0
}

function readPoint(text: string): Point {
  const [lat, lng, ...more] = text.split(',').map(Number)
  if (lat === undefined || lng === undefined || more.length > 0 || !Number.isFinite(lat) || !Number.isFinite(lng)) {
    throw new ProtocolError(400, 'aroundLatLng: expected "latitude,longitude"')
  }
  return { lat, lng }
}

/** Metres; undefined when the query has no radius. */
function readRadius(value: unknown): number | undefined {
  if (value === undefined) return undefined
  if (value === 'all') return Infinity
  if (typeof value === 'number' && value >= 0) return value
  throw new ProtocolError(400, 'aroundRadius: expected metres or "all"')
}

const bandList = z.array(z.object({ from: z.number().min(0).default(0), value: z.number().positive() })).min(1)

type Band = z.output<typeof bandList>[number]

/** Widths of bands by their start distance, the farthest first. */
function readBands(value: unknown): Band[] {
  const given = bandList.safeParse(Array.isArray(value) ? value : [{ value: value ?? leastPrecision }])
  if (!given.success) {
    throw new ProtocolError(400, 'aroundPrecision: expected metres or a list like [{"from": 0, "value": 25}]')
  }
  const bands = given.data.map(({ from, value: width }) => ({ from, value: Math.max(leastPrecision, width) }))
  return [...bands, { from: 0, value: leastPrecision }].toSorted((a, b) => b.from - a.from)
}

function pointsOf({ record }: Document): Point[] {
  const places = Array.isArray(record._geoloc) ? record._geoloc : [record._geoloc]
  return places.filter(isObject).flatMap((place) => {
    const [lat] = attributeValues(place, 'lat')
    const [lng] = attributeValues(place, 'lng')
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : []
  })
}

function nearest(points: readonly Point[], middle: Point, bands: readonly Band[]): MatchedPlace | undefined {
  const [place] = points
    .map((point) => ({ point, distance: metres(middle, point) }))
    .toSorted((a, b) => a.distance - b.distance)
  if (!place) return undefined
  const { from, value } = bands.find((band) => place.distance >= band.from) ?? { from: 0, value: leastPrecision }
  return { ...place, band: from + Math.floor((place.distance - from) / value) * value, precision: value }
}

/** Great-circle distance (haversine). */
function metres(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const part =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(part)))
}
