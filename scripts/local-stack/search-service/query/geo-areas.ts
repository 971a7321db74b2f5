import { ProtocolError } from '../protocol-error.ts'
import type { Params } from './params.ts'

/** Degrees, latitude first as in every parameter. */
export type Point = { lat: number; lng: number }

type Area = (point: Point) => boolean

/** Maximum of points over all polygons of a request (API reference: insidePolygon). */
const mostPoints = 10_000

/**
 * The areas of `insideBoundingBox`, else of `insidePolygon`: a point matches when one of them contains it. The hosted
 * service ignores polygons when there are boxes (API reference: insidePolygon).
 * @returns undefined when the query has no area
 * @throws ProtocolError 400 for an invalid area
 */
export function areaOf({ insideBoundingBox, insidePolygon }: Params): Area | undefined {
  const boxes = numberLists(insideBoundingBox, 'insideBoundingBox').map(toBox)
  if (boxes.length > 0) return (point) => boxes.some((isInside) => isInside(point))
  const polygons = numberLists(insidePolygon, 'insidePolygon').map(toPolygon)
  if (polygons.flat().length > mostPoints) {
    throw new ProtocolError(400, `insidePolygon: expected at most ${mostPoints} points`)
  }
  return polygons.length > 0 ? (point) => polygons.some((corners) => isInPolygon(point, corners)) : undefined
}

/** One list of numbers or several, in JSON or as a text with commas; none when the parameter is absent or empty. */
function numberLists(value: unknown, name: string): number[][] {
  if (value === undefined || value === '') return []
  const given = typeof value === 'string' ? value.split(',').map(Number) : value
  if (Array.isArray(given) && given.length === 0) return []
  const lists = Array.isArray(given) && !given.some(Array.isArray) ? [given] : given
  if (Array.isArray(lists) && lists.every(isNumberList)) return lists
  throw new ProtocolError(400, `${name}: expected lists of numbers, "latitude,longitude" for each point`)
}

function isNumberList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number' && Number.isFinite(item))
}

function toBox(numbers: readonly number[]): Area {
  const [from, to, ...more] = pointsOf(numbers)
  if (!from || !to || more.length > 0 || numbers.length !== 4) {
    throw new ProtocolError(400, 'insideBoundingBox: expected lists of four numbers')
  }
  const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
  return ({ lat, lng }) => isBetween(lat, from.lat, to.lat) && isBetween(lng, from.lng, to.lng)
}

function toPolygon(numbers: readonly number[]): Point[] {
  const corners = pointsOf(numbers)
  if (corners.length >= 3 && numbers.length % 2 === 0) return corners
  throw new ProtocolError(400, 'insidePolygon: expected at least three points, "latitude,longitude" for each')
}

function pointsOf(numbers: readonly number[]): Point[] {
  return numbers.flatMap((lat, index) => {
    const lng = numbers[index + 1]
    return index % 2 === 0 && lng !== undefined ? [{ lat, lng }] : []
  })
}

/** Even-odd rule: a ray from the point to the north crosses the edge of a containing polygon an odd number of times. */
function isInPolygon({ lat, lng }: Point, corners: readonly Point[]): boolean {
  let isInside = false
  for (const [index, a] of corners.entries()) {
    const b = corners.at(index - 1) ?? a
    if (a.lng > lng === b.lng > lng) continue
    if (lat < ((b.lat - a.lat) * (lng - a.lng)) / (b.lng - a.lng) + a.lat) isInside = !isInside
  }
  return isInside
}
