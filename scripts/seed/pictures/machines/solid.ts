import { arcPoints, type Point } from '../drawing/shape-path.ts'
import { type MaterialName } from './materials.ts'
import { cross, minus, unit, type Vector } from './space.ts'

export type Face = { points: readonly Vector[]; normal: Vector; isCap: boolean }

/** An edge between two faces, by their numbers. */
export type Edge = { from: Vector; to: Vector; faces: readonly [number, number] }

export type Solid = {
  kind: 'solid'
  faces: readonly Face[]
  edges: readonly Edge[]
  material: MaterialName
  opacity?: number
}

export type Axis = 'x' | 'y' | 'z'

/**
 * A profile pulled along an axis. The profile is a convex or simple outline in the plane across the axis:
 * along x it is (z, y), along y it is (x, z), along z it is (x, y).
 */
export function prism(
  profile: readonly Point[],
  along: { axis: Axis; from: number; to: number },
  material: MaterialName,
): Solid {
  const place = (point: Point, at: number): Vector => {
    if (along.axis === 'x') return [at, point[1], point[0]]
    if (along.axis === 'y') return [point[0], at, point[1]]
    return [point[0], point[1], at]
  }
  const low = profile.map((point) => place(point, along.from))
  const high = profile.map((point) => place(point, along.to))
  const ends: Record<Axis, Vector> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  const end = ends[along.axis]
  // Outward is to the right of a counter-clockwise profile; along y the plane (x, z) is seen from below.
  const winding = Math.sign(signedArea(profile)) * (along.axis === 'z' ? 1 : -1)
  const sides = low.map((corner, index): Face => {
    const next = (index + 1) % low.length
    const points = [corner, low[next] ?? corner, high[next] ?? corner, high[index] ?? corner]
    return { points, normal: sideNormal(points, winding), isCap: false }
  })
  const caps: Face[] = [
    { points: low, normal: [-end[0], -end[1], -end[2]], isCap: true },
    { points: high, normal: end, isCap: true },
  ]
  const count = sides.length
  const edges = sides.flatMap((face, index): Edge[] => {
    const [a, b, c, d] = face.points
    if (!a || !b || !c || !d) return []
    return [
      { from: a, to: b, faces: [index, count] },
      { from: d, to: c, faces: [index, count + 1] },
      { from: a, to: d, faces: [index, (index + count - 1) % count] },
    ]
  })
  return { kind: 'solid', faces: [...sides, ...caps], edges, material }
}

/** A box by its lower left back corner and its size; `round` rounds the corners seen along `axis`. */
export function box(at: Vector, size: Vector, options: { material: MaterialName; round?: number; axis?: Axis }): Solid {
  const axis = options.axis ?? 'y'
  const [x, y, z] = at
  const [width, height, depth] = size
  const plane: Record<Axis, [Point, Point, number, number]> = {
    x: [[z, y], [depth, height], x, x + width],
    y: [[x, z], [width, depth], y, y + height],
    z: [[x, y], [width, height], z, z + depth],
  }
  const [corner, span, from, to] = plane[axis]
  return prism(roundedRectangle(corner, span, options.round ?? 0), { axis, from, to }, options.material)
}

/** A round bar or disc. */
export function cylinder(
  centre: Vector,
  shape: { axis: Axis; radius: number; length: number },
  material: MaterialName,
): Solid {
  const across: Record<Axis, Point> = {
    x: [centre[2], centre[1]],
    y: [centre[0], centre[2]],
    z: [centre[0], centre[1]],
  }
  const at: Record<Axis, number> = { x: centre[0], y: centre[1], z: centre[2] }
  const from = at[shape.axis] - shape.length / 2
  const steps = shape.radius > 12 ? 71 : 35
  const circle = arcPoints(across[shape.axis], shape.radius, { from: 0, to: 360 - 360 / (steps + 1), steps })
  return prism(circle, { axis: shape.axis, from, to: from + shape.length }, material)
}

/** Corners rounded with short straight pieces, so that the light runs around them. */
export function roundedRectangle(corner: Point, span: Point, radius: number): Point[] {
  const [x, y] = corner
  const [width, height] = span
  if (radius === 0)
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]
  const turn = (cx: number, cy: number, from: number) => arcPoints([cx, cy], radius, { from, to: from + 90, steps: 8 })
  return [
    ...turn(x + radius, y + radius, 180),
    ...turn(x + width - radius, y + radius, 270),
    ...turn(x + width - radius, y + height - radius, 0),
    ...turn(x + radius, y + height - radius, 90),
  ]
}

/** A polygon with its corners rounded in short straight pieces; each corner may state its radius. */
export function softened(
  corners: readonly (readonly [x: number, y: number, radius?: number])[],
  radius: number,
): Point[] {
  return corners.flatMap((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const r = corner[2] ?? radius
    const a = towards(corner, before, r)
    const b = towards(corner, after, r)
    if (r === 0) return [[corner[0], corner[1]] as const]
    return Array.from({ length: 9 }, (_, step): Point => {
      const t = step / 8
      const u = 1 - t
      return [u * u * a[0] + 2 * u * t * corner[0] + t * t * b[0], u * u * a[1] + 2 * u * t * corner[1] + t * t * b[1]]
    })
  })
}

type Corner = readonly [x: number, y: number, radius?: number]

function towards(from: Corner, to: Corner, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const part = Math.min(by, length / 2) / length
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

function sideNormal(points: readonly Vector[], winding: number): Vector {
  const [a, b, , d] = points
  if (!a || !b || !d) return [0, 1, 0]
  const outward = cross(minus(b, a), minus(d, a))
  return unit([outward[0] * winding, outward[1] * winding, outward[2] * winding])
}

function signedArea(profile: readonly Point[]): number {
  return profile.reduce((sum, [x, y], index) => {
    const next = profile[(index + 1) % profile.length] ?? [x, y]
    return sum + x * next[1] - next[0] * y
  }, 0)
}
