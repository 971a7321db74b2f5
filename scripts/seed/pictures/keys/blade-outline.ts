import { boxPath, type Point, polygonPath, roundedPath } from '../drawing/shape-path.ts'
import { bittingLine } from './bitting-line.ts'
import { type KeyCut, type KeyLook } from './key-look.ts'

/** The blade's outline after cutting; millimetres, shoulder at x = 0, tip to the right, middle line at y = 0. */
export function bladeOutline(look: KeyLook): string {
  switch (look.cut.style) {
    case 'edge':
      return polygonPath(edgeOutline(look, look.cut))
    case 'bit':
      return shankPath(look, look.cut) + flagPaths(look, look.cut).join('')
    case 'tube':
      return boxPath(
        { x: -1, y: -look.cut.diameterMm / 2, width: look.bladeLengthMm + 1, height: look.cut.diameterMm },
        0.3,
      )
    default:
      return uncutOutline(look)
  }
}

/** The blade's outline before cutting, for blades that are flat. */
export function uncutOutline(look: KeyLook): string {
  const { bladeLengthMm: length, bladeHeightMm: height } = look
  const half = height / 2
  const isSquare = look.cut.style === 'dimple' || look.cut.style === 'track'
  const tip: readonly (readonly [number, number, number])[] = isSquare
    ? [
        [length - 1.6, -half, 1.5],
        [length, -half * 0.35, 1],
        [length, half * 0.35, 1],
        [length - 1.6, half, 1.5],
      ]
    : [
        [length - height * 0.62, -half, 0.3],
        [length, half * 0.42, 0.9],
        [length - half * 0.7, half, 0.8],
      ]
  return roundedPath([[-1, -half, 0], ...tip, [-1, half, 0]], 0)
}

/** Points along the cut edge, from the shoulder to the tip, as the blade lies. */
export function cutEdge(look: KeyLook, cut: KeyCut<'edge'>): Point[] {
  const half = look.bladeHeightMm / 2
  const reach = look.bladeLengthMm - look.bladeHeightMm * 0.62
  return bittingLine(cut.bitting)
    .map(([x, depth]) => [Math.max(0, Math.min(x, reach)), depth - half] as const)
    .filter(([x], index, all) => x < reach || index === all.length - 1)
}

function edgeOutline(look: KeyLook, cut: KeyCut<'edge'>): Point[] {
  const { bladeLengthMm: length, bladeHeightMm: height } = look
  const half = height / 2
  const upper = cutEdge(look, cut)
  const tip: Point[] = cut.isDouble
    ? [
        [length - half * 0.9, -half * 0.86],
        [length, -half * 0.22],
        [length, half * 0.22],
        [length - half * 0.9, half * 0.86],
      ]
    : [
        [length - height * 0.62, -half],
        [length - 0.2, half * 0.3],
        [length - 0.1, half * 0.52],
        [length - half * 0.55, half],
      ]
  const lower: Point[] = cut.isDouble ? upper.map(([x, y]) => [x, -y] as const).toReversed() : []
  return [[-1, -half], ...upper, ...tip, ...lower, [-1, half]]
}

export function shankPath(look: KeyLook, cut: KeyCut<'bit'>): string {
  const half = cut.shankMm / 2
  const length = look.bladeLengthMm
  return roundedPath(
    [
      [-1, -half, 0],
      [length, -half, 0.9],
      [length, half, 0.9],
      [-1, half, 0],
    ],
    0,
  )
}

/** A flag with one step per lever; the lower flag of a double bit repeats the steps in reverse. */
export function flagPaths(look: KeyLook, cut: KeyCut<'bit'>): string[] {
  const start = look.bladeLengthMm - cut.bitWidthMm - (cut.pinMm || 1.4)
  const step = cut.bitWidthMm / cut.stepsMm.length
  const outer = cut.shankMm / 2 + cut.bitHeightMm
  const flag = (steps: readonly number[], side: 1 | -1) => {
    const top = steps.flatMap((depth, index): Point[] => [
      [start + index * step, side * (outer - depth)],
      [start + (index + 1) * step, side * (outer - depth)],
    ])
    return polygonPath([
      [start, side * (cut.shankMm / 2 - 0.4)],
      ...top,
      [start + cut.bitWidthMm, side * (cut.shankMm / 2 - 0.4)],
    ])
  }
  return cut.isDouble ? [flag(cut.stepsMm, -1), flag([...cut.stepsMm].toReversed(), 1)] : [flag(cut.stepsMm, 1)]
}
