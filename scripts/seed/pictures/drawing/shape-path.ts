import { numberText } from './svg-element.ts'

export type Point = readonly [x: number, y: number]

/** Straight lines through the points, closed unless told otherwise. */
export function polygonPath(points: readonly Point[], isOpen = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${numberText(x)} ${numberText(y)}`)
  return steps.join('') + (isOpen ? '' : 'Z')
}

/** A closed polygon whose corners are rounded; a corner may state its own radius as third number. */
export function roundedPath(
  corners: readonly (readonly [x: number, y: number, radius?: number])[],
  radius: number,
): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const cut = Math.min(corner[2] ?? radius, distance(corner, before) / 2, distance(corner, after) / 2)
    const from = towards(corner, before, cut)
    const to = towards(corner, after, cut)
    const curve = `Q${numberText(corner[0])} ${numberText(corner[1])} ${pair(to)}`
    return `${index === 0 ? 'M' : 'L'}${pair(from)}${cut > 0 ? curve : ''}`
  })
  return `${parts.join('')}Z`
}

/** A full circle as a path, so that it can be a hole in an even-odd shape. */
export function circlePath([x, y]: Point, radius: number): string {
  const r = numberText(radius)
  const left = numberText(x - radius)
  const right = numberText(x + radius)
  const middle = numberText(y)
  return `M${left} ${middle}A${r} ${r} 0 1 0 ${right} ${middle}A${r} ${r} 0 1 0 ${left} ${middle}Z`
}

/** A rectangle with rounded corners, by its upper left corner. */
export function boxPath(box: { x: number; y: number; width: number; height: number }, radius = 0): string {
  const { x, y, width, height } = box
  return roundedPath(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  )
}

/** Points of an arc, angles in degrees, clockwise on screen. */
export function arcPoints(centre: Point, radius: number, angles: { from: number; to: number; steps: number }): Point[] {
  const { from, to, steps } = angles
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const
  })
}

export type Box = { left: number; right: number; top: number; bottom: number }

/** The box around an outline of absolute path commands: a curve stays between its points, an arc in its circle. */
export function outlineBox(outline: string): Box {
  const points: Point[] = []
  for (const [, command = '', text = ''] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    points.push(...(reachedBy[command]?.(numbers, points.at(-1) ?? [0, 0]) ?? pairs(numbers)))
  }
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** What a path command reaches that does not say points; the last place is its end. */
const reachedBy: Readonly<Record<string, (numbers: readonly number[], from: Point) => Point[]>> = {
  H: ([x = 0], [, y]) => [[x, y]],
  V: ([y = 0], [x]) => [[x, y]],
  A: ([radius = 0, , , isLarge, , x = 0, y = 0], from) => {
    const half = distance(from, [x, y]) / 2
    const reach = isLarge ? radius + Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) : half
    const middle = [(from[0] + x) / 2, (from[1] + y) / 2] as const
    return [
      [middle[0] - reach, middle[1] - reach],
      [middle[0] + reach, middle[1] + reach],
      [x, y],
    ]
  },
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []))
}

type Corner = readonly [x: number, y: number, ...rest: unknown[]]

function pair([x, y]: Point): string {
  return `${numberText(x)} ${numberText(y)}`
}

function distance(a: Corner, b: Corner): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function towards(from: Corner, to: Corner, by: number): Point {
  const length = distance(from, to) || 1
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length]
}
