import { type Point } from '../drawing/shape-path.ts'

/** Where and how deep a key is cut; millimetres, degrees from the blade's edge. */
export type Bitting = {
  /** From the shoulder to the middle of the first cut. */
  firstMm: number
  spacingMm: number
  flatMm: number
  slopeDegrees: number
  /** One depth per cut, measured from the uncut edge. */
  depthsMm: readonly number[]
}

/**
 * The cut edge of a blade as a line of flats and slopes: x from the shoulder, y the depth below the uncut edge.
 * Between two cuts the slopes meet in a peak, or reach the uncut edge and run along it.
 */
export function bittingLine(bitting: Bitting): Point[] {
  const rise = Math.tan((bitting.slopeDegrees * Math.PI) / 180)
  const cuts = bitting.depthsMm.map((depth, index) => {
    const middle = bitting.firstMm + index * bitting.spacingMm
    return { depth, start: middle - bitting.flatMm / 2, end: middle + bitting.flatMm / 2 }
  })
  return cuts.flatMap((cut, index) => {
    const next = cuts[index + 1]
    const flat: Point[] = [
      [cut.start, cut.depth],
      [cut.end, cut.depth],
    ]
    const entry: Point[] = index === 0 ? [[cut.start - cut.depth / rise, 0]] : []
    return [...entry, ...flat, ...(next ? peakBetween(cut, next, rise) : [[cut.end + cut.depth / rise, 0] as const])]
  })
}

type Cut = { depth: number; start: number; end: number }

function peakBetween(left: Cut, right: Cut, rise: number): Point[] {
  const gap = right.start - left.end
  const peak = (left.depth + right.depth - gap * rise) / 2
  if (peak > 0) return [[left.end + (left.depth - peak) / rise, peak]]
  return [
    [left.end + left.depth / rise, 0],
    [right.start - right.depth / rise, 0],
  ]
}
