import { cabinetScreen, screenSize } from './cabinet-screen.ts'
import { type Mark, type Thing } from './draw-space.ts'
import { hasPart, type NamedMachine } from './machine-look.ts'
import { cutMark, footing, front, frontLabel, vice } from './machine-parts.ts'
import { box, cylinder, prism, softened } from './solid.ts'
import { unit, type Vector } from './space.ts'

/** An electronic machine: a closed working chamber under a hood, a table driven in three axes, a screen at the right. */
export function cabinetThings({ name, look }: NamedMachine): Thing[] {
  const { widthMm: width, depthMm: depth, heightMm: height } = look
  const deck = 92
  const chamber = { left: -width / 2 + 34, right: width / 2 - 30 - screenSize(look).width, front: depth * 0.2 }
  return [
    ...footing(look, { height: deck - 12, material: 'graphite' }),
    box([-width / 2 + 10, deck, -depth / 2 + 12], [width - 20, height - deck, depth * 0.5], {
      material: 'enamel',
      round: 14,
    }),
    ...inside(look, deck, chamber),
    ...shell(look, deck, chamber),
    ...cabinetScreen(look, deck),
    ...(hasPart(look, 'drawer') ? drawer(look) : []),
    ...frontLabel(name, [-width / 2 + 32, 40, depth / 2 + 0.2], { heightMm: 20, colour: '#F4F6F8' }),
    ...(hasPart(look, 'drawer') ? [] : [cutMark([width / 2 - 160, 50, depth / 2 + 0.2], 124, '#E3A84A')]),
    strip([-width / 2 + 32, 30, depth / 2 + 0.3], width - 64, '#E3A84A'),
  ]
}

type Chamber = { left: number; right: number; front: number }

function inside({ heightMm: height }: NamedMachine['look'], deck: number, chamber: Chamber): Thing[] {
  const { left, right, front: frontZ } = chamber
  const middle = (left + right) / 2
  const backZ = 12
  const wall: Mark = {
    kind: 'mark',
    normal: front,
    fill: '#1D2328',
    points: [
      [left, deck, backZ + 0.5],
      [right, deck, backZ + 0.5],
      [right, height - 60, backZ + 0.5],
      [left, height - 60, backZ + 0.5],
    ],
  }
  return [
    wall,
    box([left, deck, backZ], [right - left, 6, frontZ - backZ + 30], { material: 'tool' }),
    ...[24, 62].map((z) =>
      cylinder([middle, deck + 16, backZ + z], { axis: 'x', radius: 6, length: right - left - 12 }, 'metal'),
    ),
    box([middle - 74, deck + 10, backZ + 14], [148, 20, 60], { material: 'metal' }),
    box([middle - 52, deck + 30, backZ + 18], [104, 14, 52], { material: 'tool' }),
    ...vice([middle, deck + 44, backZ + 28], { hasKey: true, isCut: true }),
    cylinder([middle + 26, height - 158, backZ + 30], { axis: 'y', radius: 3, length: 54 }, 'brass'),
    cylinder([middle + 26, height - 128, backZ + 30], { axis: 'y', radius: 13, length: 30 }, 'tool'),
    cylinder([middle + 26, height - 92, backZ + 30], { axis: 'y', radius: 26, length: 56 }, 'metal'),
  ]
}

/** Cheeks, hood and the raised shield of tinted glass. */
function shell(look: NamedMachine['look'], deck: number, chamber: Chamber): Thing[] {
  const { widthMm: width, heightMm: height } = look
  const backZ = 0
  const cheek = softened(
    [
      [backZ, deck, 0],
      [backZ, height, 0],
      [chamber.front - 40, height, 40],
      [chamber.front + 30, deck + 40, 20],
      [chamber.front + 30, deck, 0],
    ],
    12,
  )
  const hood = softened(
    [
      [backZ - 2, height, 0],
      [chamber.front - 40, height, 40],
      [chamber.front - 4, height - 64, 6],
      [chamber.front - 14, height - 72, 4],
      [backZ - 2, height - 72, 0],
    ],
    4,
  )
  return [
    prism(cheek, { axis: 'x', from: -width / 2 + 10, to: chamber.left }, 'enamel'),
    prism(cheek, { axis: 'x', from: chamber.right, to: width / 2 - 10 }, 'enamel'),
    prism(hood, { axis: 'x', from: chamber.left, to: chamber.right }, hasPart(look, 'dark') ? 'graphite' : 'enamel'),
    ...(hasPart(look, 'no-glass')
      ? []
      : glassDoor(chamber, height - 68, hasPart(look, 'full-glass') ? deck + 30 : height - 150)),
  ]
}

/** A shield of tinted glass between two heights: raised, or down before the work. */
function glassDoor(chamber: Chamber, top: number, bottom: number): Thing[] {
  const z = chamber.front - 2
  const out = Math.min(30, (top - bottom) * 0.32)
  const pane: Vector[] = [
    [chamber.left + 4, top, z - 2],
    [chamber.right - 4, top, z - 2],
    [chamber.right - 4, bottom, z + out],
    [chamber.left + 4, bottom, z + out],
  ]
  const normal = unit([0, 0.3, 1])
  const shine = ([a, b]: readonly [number, number]): Vector[] => [
    [chamber.left + a, top, z - 2],
    [chamber.left + b, top, z - 2],
    [chamber.left + b - 26, bottom, z + out],
    [chamber.left + a - 26, bottom, z + out],
  ]
  return [
    { kind: 'mark', normal, fill: '#E3A84A', opacity: 0.26, points: pane },
    { kind: 'mark', normal, fill: '#FFFFFF', opacity: 0.35, points: shine([60, 96]) },
    { kind: 'mark', normal, fill: '#FFFFFF', opacity: 0.25, points: shine([106, 118]) },
    { kind: 'mark', normal, points: pane, stroke: { colour: '#8A5A12', widthMm: 1.6 } },
    box([(chamber.left + chamber.right) / 2 - 34, bottom - 5, z + out - 2], [68, 9, 10], {
      material: 'graphite',
      axis: 'z',
      round: 4,
    }),
  ]
}

/** A drawer for keys in the foot, at the right. */
function drawer({ widthMm: width, depthMm: depth }: NamedMachine['look']): Thing[] {
  return [
    box([20, 18, depth / 2 - 4], [width / 2 - 50, 54, 12], { material: 'tool', axis: 'z', round: 4 }),
    box([width / 4 - 30, 50, depth / 2 + 8], [50, 8, 10], { material: 'brass', axis: 'z', round: 3 }),
  ]
}

function strip(at: Vector, width: number, fill: string): Mark {
  const [x, y, z] = at
  return {
    kind: 'mark',
    normal: front,
    fill,
    points: [
      [x, y, z],
      [x + width, y, z],
      [x + width, y + 1.8, z],
      [x, y + 1.8, z],
    ],
  }
}
