import { type Mark, type Thing } from './draw-space.ts'
import { type NamedMachine } from './machine-look.ts'
import { cutMark, footing, front, frontLabel, vice } from './machine-parts.ts'
import { box, cylinder, prism, softened } from './solid.ts'
import { unit, type Vector } from './space.ts'

/** An electronic machine: a closed working chamber under a hood, a table driven in three axes, a screen at the right. */
export function cabinetThings({ name, look }: NamedMachine): Thing[] {
  const { widthMm: width, depthMm: depth, heightMm: height } = look
  const deck = 92
  const chamber = { left: -width / 2 + 34, right: width / 2 - 148, front: depth * 0.2 }
  return [
    ...footing(look, { height: deck - 12, material: 'graphite' }),
    box([-width / 2 + 10, deck, -depth / 2 + 12], [width - 20, height - deck, depth * 0.5], {
      material: 'enamel',
      round: 14,
    }),
    ...inside(look, deck, chamber),
    ...shell(look, deck, chamber),
    ...screen(look, deck),
    ...frontLabel(name, [-width / 2 + 32, 40, depth / 2 + 0.2], { heightMm: 20, colour: '#F4F6F8' }),
    cutMark([width / 2 - 160, 50, depth / 2 + 0.2], 124, '#E3A84A'),
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
function shell({ widthMm: width, heightMm: height }: NamedMachine['look'], deck: number, chamber: Chamber): Thing[] {
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
  const glass = { top: height - 68, bottom: height - 150, z: chamber.front - 2 }
  const pane: Vector[] = [
    [chamber.left + 4, glass.top, glass.z - 2],
    [chamber.right - 4, glass.top, glass.z - 2],
    [chamber.right - 4, glass.bottom, glass.z + 26],
    [chamber.left + 4, glass.bottom, glass.z + 26],
  ]
  const normal = unit([0, 0.3, 1])
  const shine = ([a, b]: readonly [number, number]): Vector[] => [
    [chamber.left + a, glass.top, glass.z - 2],
    [chamber.left + b, glass.top, glass.z - 2],
    [chamber.left + b - 26, glass.bottom, glass.z + 26],
    [chamber.left + a - 26, glass.bottom, glass.z + 26],
  ]
  return [
    prism(cheek, { axis: 'x', from: -width / 2 + 10, to: chamber.left }, 'enamel'),
    prism(cheek, { axis: 'x', from: chamber.right, to: width / 2 - 10 }, 'enamel'),
    prism(hood, { axis: 'x', from: chamber.left, to: chamber.right }, 'enamel'),
    { kind: 'mark', normal, fill: '#E3A84A', opacity: 0.26, points: pane },
    { kind: 'mark', normal, fill: '#FFFFFF', opacity: 0.35, points: shine([60, 96]) },
    { kind: 'mark', normal, fill: '#FFFFFF', opacity: 0.25, points: shine([106, 118]) },
    { kind: 'mark', normal, points: pane, stroke: { colour: '#8A5A12', widthMm: 1.6 } },
    box([(chamber.left + chamber.right) / 2 - 34, glass.bottom - 5, glass.z + 24], [68, 9, 10], {
      material: 'graphite',
      axis: 'z',
      round: 4,
    }),
  ] satisfies Thing[]
}

/** A tilted touch screen that shows the depths of the key in work. */
function screen({ widthMm: width, depthMm: depth, heightMm: height }: NamedMachine['look'], deck: number): Thing[] {
  const x = width / 2 - 134
  const size = { width: 118, height: Math.min(150, height * 0.4) }
  const foot: Vector = [x, deck + 36, depth * 0.2 + 58]
  const lean = unit([0, 1, -0.42])
  const normal = unit([0, 0.42, 1])
  const at = (right: number, up: number, out = 0): Vector => [
    foot[0] + right,
    foot[1] + lean[1] * up + normal[1] * out,
    foot[2] + lean[2] * up + normal[2] * out,
  ]
  const side = [at(0, 0), at(0, size.height), at(0, size.height, -16), at(0, 0, -16)].map(([, y, z]) => [z, y] as const)
  const pane = (inset: number, fill: string): Mark => ({
    kind: 'mark',
    normal,
    fill,
    points: [
      at(inset, inset, 0.4),
      at(size.width - inset, inset, 0.4),
      at(size.width - inset, size.height - inset, 0.4),
      at(inset, size.height - inset, 0.4),
    ],
  })
  const depths = [0, 0, 0.5, 0.5, 0.1, 0.8, 0.8, 0.3, 0.6, 0.6, 0, 0]
  const curve = depths.map((value, index) =>
    at(16 + (index * (size.width - 32)) / (depths.length - 1), size.height * (0.62 - value * 0.2), 0.8),
  )
  const bars = [16, 26, 12, 22].map((tall, index): Mark => {
    const left = 16 + index * 23
    const top = 16 + tall
    return {
      kind: 'mark',
      normal,
      fill: index === 1 ? '#E3A84A' : '#6E7A86',
      points: [at(left, 16, 0.8), at(left + 15, 16, 0.8), at(left + 15, top, 0.8), at(left, top, 0.8)],
    }
  })
  return [
    box([x + 46, deck, depth * 0.2 + 20], [26, 60, 26], { material: 'graphite', axis: 'y', round: 6 }),
    prism(side, { axis: 'x', from: x, to: x + size.width }, 'graphite'),
    pane(5, '#0F1418'),
    { ...pane(9, '#1B2A3E') },
    { kind: 'mark', normal, points: curve, isOpen: true, stroke: { colour: '#E3A84A', widthMm: 2.6 } },
    ...bars,
    {
      kind: 'mark',
      normal,
      fill: '#FFFFFF',
      opacity: 0.09,
      points: [
        at(50, 9, 0.9),
        at(size.width - 9, 9, 0.9),
        at(size.width - 9, size.height - 9, 0.9),
        at(84, size.height - 9, 0.9),
      ],
    },
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
