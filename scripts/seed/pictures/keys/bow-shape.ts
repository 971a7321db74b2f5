import { arcPoints, boxPath, circlePath, type Point, polygonPath, roundedPath } from '../drawing/shape-path.ts'
import { numberText } from '../drawing/svg-element.ts'
import { type KeyLook } from './key-look.ts'

/** A bow in millimetres: the shoulder is at x = 0, the bow lies to the left. */
export type BowShape = {
  lengthMm: number
  outline: string
  /** The field pressed into the bow. */
  field?: string
  /** Middle and size of the engraved code. */
  text?: { x: number; y: number; height: number; widest: number }
}

function neck(look: KeyLook): number {
  return look.bladeHeightMm / 2 + 1.1
}

export function shapeOf(look: KeyLook): BowShape {
  const n = neck(look)
  return {
    round: roundBow,
    square: squareBow,
    hexagon: hexagonBow,
    oval: ovalBow,
    plastic: plasticBow,
    trefoil: roundBow,
  }[look.bow](n)
}

function roundBow(n: number): BowShape {
  const radius = 13
  const centre: Point = [-16.5, 0]
  const angle = (Math.asin(n / radius) * 180) / Math.PI
  const meet = centre[0] + radius * Math.cos((angle * Math.PI) / 180)
  const arc = arcPoints(centre, radius, { from: angle + 11, to: 349 - angle, steps: 72 })
  const first = arc[0] ?? centre
  const fillet = `L${numberText(meet + 2.2)} ${numberText(n)}Q${numberText(meet)} ${numberText(n)} ${numberText(first[0])} ${numberText(first[1])}`
  const outline =
    `M0 ${numberText(-n)}L0 ${numberText(n)}${fillet}` +
    polygonPath(arc, true).replace(/^M/, 'L') +
    `Q${numberText(meet)} ${numberText(-n)} ${numberText(meet + 2.2)} ${numberText(-n)}Z`
  return {
    lengthMm: 29.5,
    outline: outline + circlePath([-25, 0], 2.5),
    field: fieldAround(circlePath(centre, 10.4), circlePath([-25, 0], 3.4)),
    text: { x: -13.9, y: 0, height: 2.7, widest: 12.4 },
  }
}

function squareBow(n: number): BowShape {
  return {
    lengthMm: 28,
    outline:
      roundedPath(
        [
          [0, -n, 0],
          [-4, -n, 2],
          [-6, -11.5, 3.2],
          [-28, -11.5, 3.6],
          [-28, 11.5, 3.6],
          [-6, 11.5, 3.2],
          [-4, n, 2],
          [0, n, 0],
        ],
        3,
      ) + boxPath({ x: -25.4, y: -5, width: 3.6, height: 10 }, 1.8),
    field: boxPath({ x: -20, y: -8.2, width: 12.6, height: 16.4 }, 1.6),
    text: { x: -13.7, y: 0, height: 2.3, widest: 10.2 },
  }
}

function hexagonBow(n: number): BowShape {
  const corners = arcPoints([-14.5, 0], 12.6, { from: 0, to: 300, steps: 5 })
  const [right, lowerRight, lowerLeft, left, upperLeft, upperRight] = corners
  const outer = [upperRight, upperLeft, left, lowerLeft, lowerRight].filter((corner) => corner !== undefined)
  return {
    lengthMm: 27.1,
    outline:
      roundedPath(
        [[0, -n, 0], [(right?.[0] ?? 0) - 1.5, -n, 1.4], ...outer, [(right?.[0] ?? 0) - 1.5, n, 1.4], [0, n, 0]],
        1.8,
      ) + circlePath([-23, 0], 2.1),
    field: roundedPath(arcPoints([-12.4, 0], 8, { from: 0, to: 300, steps: 5 }), 1),
    text: { x: -12.4, y: 0, height: 2.4, widest: 9.6 },
  }
}

function ovalBow(n: number): BowShape {
  const oval = arcPoints([-17, 0], 1, { from: 0, to: 355, steps: 71 }).map(
    ([x, y]) => [-17 + (x + 17) * 15, y * 10.5] as const,
  )
  const inner = oval.map(([x, y]) => [-17 + (x + 17) * 0.62 - 1.6, y * 0.56] as const)
  const joined = oval.filter(([x, y]) => !(x > -6 && Math.abs(y) < n))
  const split = joined.findIndex(([, y]) => y < 0)
  const ring = [...joined.slice(0, split), ...joined.slice(split)]
  return {
    lengthMm: 32,
    outline: polygonPath([[0, -n], [0, n], ...ring]) + polygonPath(inner),
  }
}

function plasticBow(): BowShape {
  return {
    lengthMm: 41,
    outline:
      roundedPath(
        [
          [2.5, -6.4, 1.6],
          [-5, -8.2, 4],
          [-14, -14.2, 7],
          [-33, -14.6, 9],
          [-41, -7, 6],
          [-41, 7, 6],
          [-33, 14.6, 9],
          [-14, 14.2, 7],
          [-5, 8.2, 4],
          [2.5, 6.4, 1.6],
        ],
        6,
      ) + boxPath({ x: -38, y: -5.5, width: 3.9, height: 11 }, 1.9),
    field: roundedPath(
      [
        [-5, -5.4],
        [-13, -10.4, 5],
        [-29.5, -10.8, 4],
        [-31.5, 0, 12],
        [-29.5, 10.8, 4],
        [-13, 10.4, 5],
        [-5, 5.4],
      ],
      2.4,
    ),
    text: { x: -18.6, y: 5.2, height: 2.3, widest: 17 },
  }
}

/** A field with a piece left standing, such as the land around the ring hole. */
function fieldAround(field: string, land: string): string {
  return field + land
}
