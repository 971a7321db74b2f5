import { bladeOf, circle, type KeyShape, type KeyView, polygon, round } from './key-shape.ts'

type Point = readonly [x: number, y: number]

/** Share of the thickness that a groove takes. */
const depth = 0.36

/** The blade cut across: its height, its thickness and its grooves, which lie on the two faces in turn. */
export function drawSection(shape: KeyShape): KeyView {
  const { height, type } = shape
  const blade = bladeOf(type)
  const thickness = shape.thickness ?? (blade === 'tube' || blade === 'cross' ? height : height * 0.27)
  const box = { left: -thickness / 2, right: thickness / 2, top: -height / 2, bottom: height / 2 }
  if (blade === 'tube') return { outlines: [circle(0, 0, height / 2)], lines: circle(0, 0, height * 0.34), box }
  if (blade === 'cross') return { outlines: [cross(height)], lines: '', box }
  if (blade === 'bit') return { outlines: bitSection(shape), lines: '', box }
  return { outlines: [grooved(shape, thickness)], lines: '', box }
}

function cross(height: number): string {
  const [half, arm] = [height / 2, height / 7]
  return polygon([
    [-arm, -half],
    [arm, -half],
    [arm, -arm],
    [half, -arm],
    [half, arm],
    [arm, arm],
    [arm, half],
    [-arm, half],
    [-arm, arm],
    [-half, arm],
    [-half, -arm],
    [-arm, -arm],
  ])
}

function bitSection({ height, thickness = 3, sides }: KeyShape): string[] {
  const radius = Math.min(3, height * 0.17)
  const [top, half] = [sides === 'both' ? -height / 2 : -height / 2 + radius, thickness / 2]
  const plate = polygon([
    [-half, top],
    [half, top],
    [half, height / 2],
    [-half, height / 2],
  ])
  return [plate, circle(0, sides === 'both' ? 0 : -height / 2 + radius, radius)]
}

function grooved({ height, grooves = 0 }: KeyShape, thickness: number): string {
  const [x, y] = [thickness / 2, height / 2]
  const pitch = height / (grooves + 1)
  const half = Math.min(pitch * 0.34, height * 0.09)
  const on = (side: 1 | -1): Point[] =>
    Array.from({ length: grooves }, (_, index) => index)
      .filter((index) => (index % 2 === 0) === (side === 1))
      .flatMap((index): Point[] => {
        const middle = -y + pitch * (index + 1)
        const root = side * (x - thickness * depth)
        return [
          [side * x, middle - half * 1.3],
          [root, middle - half],
          [root, middle + half],
          [side * x, middle + half * 1.3],
        ]
      })
  const corner = round(Math.min(thickness, height) * 0.12)
  return polygon([
    [-x + corner, -y],
    [x - corner, -y],
    [x, -y + corner],
    ...on(1),
    [x, y - corner],
    [x - corner, y],
    [-x + corner, y],
    [-x, y - corner],
    ...on(-1).toReversed(),
    [-x, -y + corner],
  ])
}
