import { round } from '../key-drawing/key-shape.ts'

export type BittingSize = {
  /** Length of the line in SVG units. */
  width: number
  /** How far down a cut of depth 9 reaches, in SVG units. */
  height: number
  /** Share of the distance between two cuts that is flat at the root, 0 to 1. */
  root?: number
}

type Point = readonly [x: number, y: number]
type Cut = { left: number; right: number; depth: number }

/** A cutter wheel of 90 degrees leaves slopes that fall one unit for each unit of length. */
const cutterSlope = 1
export const deepestCut = 9

/**
 * The brand's one ornament: the edge that a cutter leaves on a blade.
 *
 * @param depths depth of each cut from the shoulder to the tip, 0 (uncut) to 9; others are brought into that range
 * @returns an open SVG path from (0, 0) to (width, 0); y grows into the metal. An empty list is a straight edge.
 */
export function bittingPath(depths: readonly number[], size: BittingSize): string {
  const cuts = toCuts(depths, size)
  const points: Point[] = [[0, 0]]
  for (const [index, cut] of cuts.entries()) {
    points.push(...slopesBetween(cuts[index - 1], cut, size), [cut.left, cut.depth], [cut.right, cut.depth])
  }
  points.push(...slopesBetween(cuts.at(-1), undefined, size), [size.width, 0])
  return `M${withoutRepeats(points.map(([x, y]) => `${round(x)} ${round(y)}`)).join('L')}`
}

function toCuts(depths: readonly number[], { width, height, root = 0.32 }: BittingSize): Cut[] {
  const pitch = width / depths.length
  return depths.map((depth, index) => {
    const centre = (index + 0.5) * pitch
    const half = (pitch * root) / 2
    const legal = Number.isFinite(depth) ? Math.min(deepestCut, Math.max(0, depth)) : 0
    return { left: centre - half, right: centre + half, depth: (legal / deepestCut) * height }
  })
}

/** Two cuts meet in a peak, or leave a piece of the uncut edge between them when they are far apart. */
function slopesBetween(before: Cut | undefined, after: Cut | undefined, { width }: BittingSize): Point[] {
  const from = before ?? { right: 0, depth: 0 }
  const to = after ?? { left: width, depth: 0 }
  const gap = to.left - from.right
  if (gap <= 0) return []
  // Steeper than the cutter only where neighbours differ more than their distance allows.
  const slope = Math.max(cutterSlope, Math.abs(from.depth - to.depth) / gap)
  const peak = (from.depth + to.depth - slope * gap) / 2
  if (peak > 0) return [[from.right + (from.depth - peak) / slope, peak]]
  return [
    [from.right + from.depth / slope, 0],
    [to.left - to.depth / slope, 0],
  ]
}

function withoutRepeats(points: string[]): string[] {
  return points.filter((point, index) => point !== points[index - 1])
}
