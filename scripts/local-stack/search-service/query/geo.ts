import { attributeValues, isObject } from '../live/attribute-values.ts'
import type { Document } from '../live/live-index.ts'
import { ProtocolError } from '../protocol-error.ts'
import type { Params } from './params.ts'

type Point = { lat: number; lng: number }

/** Where a query looks: metres to a record from its middle, and whether a record lies inside. */
export type Geo = { distanceTo: (document: Document) => number | undefined; isInside: (document: Document) => boolean }

const earthRadius = 6_371_000

/**
 * The geographic part of a query; undefined when it has none.
 * @throws ProtocolError 400 when a place cannot be read
 */
export function geoOf(params: Params): Geo | undefined {
  const around = typeof params.aroundLatLng === 'string' ? readPoint(params.aroundLatLng) : undefined
  const boxes = params.insideBoundingBox === undefined ? undefined : readBoxes(params.insideBoundingBox)
  if (!around && !boxes) return undefined
  const radius = typeof params.aroundRadius === 'number' ? params.aroundRadius : Number.POSITIVE_INFINITY
  const distanceTo = (document: Document) => (around ? nearest(pointsOf(document), around) : undefined)
  return {
    distanceTo,
    isInside: (document) => {
      if (boxes) return pointsOf(document).some((point) => boxes.some((box) => isIn(point, box)))
      const distance = distanceTo(document)
      return distance !== undefined && distance <= radius
    },
  }
}

function readPoint(text: string): Point {
  const [lat, lng, ...more] = text.split(',').map(Number)
  if (lat === undefined || lng === undefined || more.length > 0 || !Number.isFinite(lat) || !Number.isFinite(lng)) {
    throw new ProtocolError(400, 'aroundLatLng: expected "latitude,longitude"')
  }
  return { lat, lng }
}

type Box = { from: Point; to: Point }

function readBoxes(value: unknown): Box[] {
  const lists = typeof value === 'string' ? [value.split(',').map(Number)] : value
  const nested = Array.isArray(lists) && lists.every((item) => typeof item === 'number') ? [lists] : lists
  if (!Array.isArray(nested)) throw new ProtocolError(400, 'insideBoundingBox: expected lists of four numbers')
  return nested.map((numbers: unknown) => {
    const [a, b, c, d] = Array.isArray(numbers) ? numbers.map(Number) : []
    if (a === undefined || b === undefined || c === undefined || d === undefined || [a, b, c, d].some(Number.isNaN)) {
      throw new ProtocolError(400, 'insideBoundingBox: expected lists of four numbers')
    }
    return {
      from: { lat: Math.min(a, c), lng: Math.min(b, d) },
      to: { lat: Math.max(a, c), lng: Math.max(b, d) },
    }
  })
}

function isIn({ lat, lng }: Point, { from, to }: Box): boolean {
  return lat >= from.lat && lat <= to.lat && lng >= from.lng && lng <= to.lng
}

function pointsOf({ record }: Document): Point[] {
  const places = Array.isArray(record._geoloc) ? record._geoloc : [record._geoloc]
  return places.filter(isObject).flatMap((place) => {
    const [lat] = attributeValues(place, 'lat')
    const [lng] = attributeValues(place, 'lng')
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : []
  })
}

function nearest(points: readonly Point[], from: Point): number | undefined {
  if (points.length === 0) return undefined
  return Math.min(...points.map((point) => metres(from, point)))
}

/** Great-circle distance (haversine). */
function metres(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const part =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(part)))
}
