import { drawBow } from './draw-bow.ts'
import { bladeOf, circle, type KeyShape, type KeyView, polygon, round } from './key-shape.ts'

type Point = readonly [x: number, y: number]

/** Millimetres between the bow and the stop. */
const neck = 4

/** A key from its side, true to its measures. */
export function drawKey(shape: KeyShape): KeyView {
  const bow = drawBow(shape.head, -neck)
  const blade = bladeFrom(shape)
  const half = Math.max(bow.height, shape.height) / 2
  return {
    outlines: [blade.outline, ...bow.outlines],
    lines: `${bow.hole}${blade.lines}`,
    box: { left: -neck - bow.width, right: shape.length, top: -half, bottom: half },
  }
}

type Blade = { outline: string; lines: string }

function bladeFrom(shape: KeyShape): Blade {
  switch (bladeOf(shape.type)) {
    case 'face':
      return faceBlade(shape)
    case 'tube':
      return tubeBlade(shape)
    case 'bit':
      return bitBlade(shape)
    case 'cross':
      return edgeBlade({ ...shape, sides: 'both', grooves: 1 })
    case 'edge':
      return edgeBlade(shape)
  }
}

/** Cuts are in the edges; the tip is bevelled. */
function edgeBlade(shape: KeyShape): Blade {
  const { length, height, sides } = shape
  const [half, collar] = [height / 2, height / 2 + 1.2]
  const tip = length - half
  const upper = notches(shape, { edge: -half, inwards: 1, until: tip })
  const lower = sides === 'both' ? notches(shape, { edge: half, inwards: -1, until: tip }).toReversed() : []
  const outline = polygon([
    [-neck - 2, -collar],
    [0, -collar],
    [0, -half],
    ...upper,
    [tip, -half],
    [length, height * 0.1],
    [length - half * 0.6, half],
    ...lower,
    [0, half],
    [0, collar],
    [-neck - 2, collar],
  ])
  return { outline, lines: grooveLines(shape, tip) }
}

/** A third of the height deep, so that an example is seen as one. */
function notches({ height, cuts = 0 }: KeyShape, edge: { edge: number; inwards: 1 | -1; until: number }): Point[] {
  const pitch = (edge.until - 2) / Math.max(1, cuts)
  const root = edge.edge + edge.inwards * height * 0.3
  return Array.from({ length: cuts }, (_, index): Point[] => {
    const centre = 2 + (index + 0.5) * pitch
    return [
      [centre - pitch * 0.42, edge.edge],
      [centre - pitch * 0.12, root],
      [centre + pitch * 0.12, root],
      [centre + pitch * 0.42, edge.edge],
    ]
  }).flat()
}

function grooveLines({ height, grooves = 0 }: KeyShape, until: number): string {
  return Array.from({ length: grooves }, (_, index) => {
    const y = round(-height / 2 + (height * (index + 1)) / (grooves + 1))
    return `M-2 ${y}H${round(until)}`
  }).join('')
}

/** Points or a winding track lie in the faces. */
function faceBlade(shape: KeyShape): Blade {
  const { length, height, type, cuts = 0, sides } = shape
  const [half, collar] = [height / 2, height / 2 + 1.2]
  const outline = polygon([
    [-neck - 2, -collar],
    [0, -collar],
    [0, -half],
    [length - 1.5, -half],
    [length, -half + 1.5],
    [length, half - 1.5],
    [length - 1.5, half],
    [0, half],
    [0, collar],
    [-neck - 2, collar],
  ])
  const rows = sides === 'one' ? [0] : [-half * 0.42, half * 0.42]
  const marks = type === 'laser' ? track(shape) : rows.map((y) => points({ length, cuts, y })).join('')
  return { outline, lines: cuts > 0 ? marks : grooveLines(shape, length - 2) }
}

function points({ length, cuts, y }: { length: number; cuts: number; y: number }): string {
  const pitch = (length - 3) / Math.max(1, cuts)
  return Array.from({ length: cuts }, (_, index) =>
    circle(2 + (index + 0.5) * pitch, y, Math.min(1, pitch * 0.35)),
  ).join('')
}

function track({ length, height, cuts = 0 }: KeyShape): string {
  const step = (length - 3) / Math.max(1, cuts)
  const bends = Array.from({ length: cuts }, (_, index) => {
    const y = round((index % 2 === 0 ? -1 : 1) * height * 0.18)
    return `L${round(2 + (index + 0.3) * step)} ${y}L${round(2 + (index + 0.7) * step)} ${y}`
  })
  return `M0 0${bends.join('')}L${round(length)} 0`
}

/** Cuts are in the mouth of the tube. */
function tubeBlade({ length, height, cuts = 0 }: KeyShape): Blade {
  const half = height / 2
  const outline = polygon([
    [-neck - 2, -half * 0.7],
    [0, -half * 0.7],
    [0, -half],
    [length, -half],
    [length, half],
    [0, half],
    [0, half * 0.7],
    [-neck - 2, half * 0.7],
  ])
  const slots = Array.from({ length: cuts }, (_, index) => {
    const y = round(-half + (height * (index + 0.5)) / cuts)
    return `M${round(length)} ${y}h-3`
  })
  return { outline, lines: `M${round(length * 0.35)} ${round(-half)}v${round(height)}${slots.join('')}` }
}

/** A shaft with a bit below its end, or one on either side. */
function bitBlade({ length, height, sides, cuts = 0 }: KeyShape): Blade {
  const shaft = Math.min(6, height * 0.34)
  const [top, bottom] = sides === 'both' ? [-height / 2, height / 2] : [-shaft / 2, height - shaft / 2]
  const [from, to] = [length * 0.8, length - 1]
  const bit = (edge: number, side: 1 | -1): Point[] => {
    const width = (to - from) / Math.max(1, cuts * 2 + 1)
    const steps = Array.from({ length: cuts }, (_, index): Point[] => {
      const x = from + width * (2 * index + 1)
      const root = edge - side * Math.min(3, height * 0.16)
      return [
        [x, edge],
        [x, root],
        [x + width, root],
        [x + width, edge],
      ]
    }).flat()
    return [[from, (side * shaft) / 2], [from, edge], ...steps, [to, edge], [to, (side * shaft) / 2]]
  }
  const outline = polygon([
    [-neck - 1, -shaft / 2],
    ...(sides === 'both' ? bit(top, -1) : []),
    [length, -shaft / 2],
    [length, shaft / 2],
    ...bit(bottom, 1).toReversed(),
    [-neck - 1, shaft / 2],
  ])
  return { outline, lines: `M0 ${round(-shaft / 2 - 1)}V${round(shaft / 2 + 1)}` }
}
