import { type Thing } from './draw-space.ts'
import { hasPart, type NamedMachine } from './machine-look.ts'
import { cutMark, footing, front, frontLabel, lever, spokes, turningVice, vice } from './machine-parts.ts'
import { type MaterialName } from './materials.ts'
import { box, cylinder, prism, softened } from './solid.ts'

/** An upright milling machine for dimple and track keys: a head with cutter and tracer over a table that moves by lever. */
export function millingThings({ name, look }: NamedMachine): Thing[] {
  const { widthMm: width, depthMm: depth, heightMm: height } = look
  const deck = 70
  const x = 48
  const headFront = depth * 0.16
  return [
    ...footing(look, { height: deck - 12, material: 'graphite' }),
    ...column(look, deck),
    ...table(look, deck, x),
    ...[-x, x].flatMap((at) => spindle(at + 28, { look, isCutter: at < 0, z: 14 })),
    ...head(look, headFront),
    ...frontLabel(name, [-78, height - 52, headFront + 0.4], { heightMm: 17, colour: '#14181D' }),
    ...(hasPart(look, 'readout')
      ? readout([-80, height - 96, headFront + 0.5])
      : [cutMark([-78, height - 82, headFront + 0.4], 96)]),
    ...feed(look, headFront),
    ...(hasPart(look, 'one-lever')
      ? []
      : lever([-width / 2 + 26, deck + 22, depth * 0.24], [-width / 2 - 24, deck + 56, depth / 2 + 22])),
    ...lever([width / 2 - 30, deck + 22, depth * 0.24], [width / 2 + 22, deck + 56, depth / 2 + 22]),
    ...frontLabel('X Y Z', [width / 2 - 92, 30, depth / 2 + 0.2], { heightMm: 11, colour: '#E3A84A' }),
    ...lamps(look),
  ]
}

/** What lowers the head: a wheel with a knob, or three spokes. */
function feed(look: NamedMachine['look'], frontZ: number): Thing[] {
  const at = [look.widthMm * 0.36, look.heightMm - 66, frontZ - 58] as const
  if (hasPart(look, 'spokes')) return spokes(at, 64)
  return [
    cylinder(at, { axis: 'x', radius: 34, length: 10 }, 'graphite'),
    cylinder([at[0] + 8, at[1], at[2]], { axis: 'x', radius: 12, length: 10 }, 'metal'),
    { kind: 'ball', centre: [at[0] + 20, at[1] + 22, at[2] + 16], radius: 10, material: 'warm' },
  ]
}

/** The reading of the depth on the head: a dark glass with its figures. */
function readout(at: readonly [x: number, y: number, z: number]): Thing[] {
  const [x, y, z] = at
  const glass = [
    [x, y, z],
    [x + 112, y, z],
    [x + 112, y + 32, z],
    [x, y + 32, z],
  ] as const
  return [
    { kind: 'mark', normal: front, fill: '#14181D', points: glass },
    ...frontLabel('-1.25', [x + 12, y + 8, z + 0.3], { heightMm: 16, colour: '#E3A84A' }),
  ]
}

function column(look: NamedMachine['look'], deck: number): Thing[] {
  const { widthMm: width, depthMm: depth, heightMm: height } = look
  const back = -depth / 2 + 20
  const profile = softened(
    [
      [back, deck, 0],
      [back, height, 26],
      [-20, height, 10],
      [-46, height - 120, 30],
      [-46, deck, 0],
    ],
    20,
  )
  const material = hasPart(look, 'dark') ? 'graphite' : 'enamel'
  return [prism(profile, { axis: 'x', from: -width * 0.3, to: width * 0.3 }, material)]
}

function head({ widthMm: width, depthMm: depth, heightMm: height }: NamedMachine['look'], frontZ: number): Thing[] {
  const profile = softened(
    [
      [-depth / 2 + 40, height - 4, 20],
      [frontZ - 14, height - 4, 16],
      [frontZ, height - 22, 8],
      [frontZ, height - 104, 10],
      [-30, height - 112, 6],
      [-depth / 2 + 40, height - 112, 6],
    ],
    10,
  )
  return [prism(profile, { axis: 'x', from: -width * 0.34, to: width * 0.34 }, 'enamel')]
}

/** Quill, collet and tool down to the key; the cutter is fluted steel, the tracer a plain brass needle. */
function spindle(x: number, options: { look: NamedMachine['look']; isCutter: boolean; z: number }): Thing[] {
  const { look, isCutter, z } = options
  const tip = 140
  const top = look.heightMm - 108
  const steps: readonly (readonly [from: number, to: number, radius: number, material: MaterialName])[] = [
    [tip, tip + 30, 2.6, isCutter ? 'tool' : 'brass'],
    [tip + 30, tip + 48, 8, 'tool'],
    [tip + 48, tip + 82, 14, isCutter ? 'metal' : 'brass'],
    [tip + 82, top, 20, 'metal'],
  ]
  return steps.map(([from, to, radius, material]) =>
    cylinder([x, (from + to) / 2, z], { axis: 'y', radius, length: to - from }, material),
  )
}

function table(look: NamedMachine['look'], deck: number, x: number): Thing[] {
  const { widthMm: width, depthMm: depth } = look
  const isTurning = hasPart(look, 'turning-vices')
  return [
    box([-width * 0.4, deck, -30], [width * 0.8, 8, depth * 0.46], { material: 'metal', round: 4 }),
    ...[0, 58].map((z) => cylinder([0, deck + 16, z + 4], { axis: 'x', radius: 7, length: width * 0.84 }, 'metal')),
    box([-width * 0.33, deck + 12, -12], [width * 0.66, 20, 92], { material: 'enamel', axis: 'x', round: 5 }),
    box([-x - 32, deck + 32, -6], [x * 2 + 64, 12, 76], { material: 'tool' }),
    ...[-x, x].flatMap((at) =>
      isTurning ? turningVice([at, deck + 44, 12]) : vice([at, deck + 44, 12], { hasKey: true, isCut: at > 0 }),
    ),
  ]
}

function lamps({ widthMm: width, depthMm: depth }: NamedMachine['look']): Thing[] {
  const z = depth / 2 + 1
  return [
    cylinder([-width / 2 + 44, 40, z], { axis: 'z', radius: 12, length: 8 }, 'rubber'),
    cylinder([-width / 2 + 44, 40, z + 4], { axis: 'z', radius: 8, length: 4 }, 'warm'),
    cylinder([-width / 2 + 82, 40, z], { axis: 'z', radius: 9, length: 6 }, 'metal'),
    cylinder([-width / 2 + 82, 40, z + 3], { axis: 'z', radius: 6, length: 3 }, 'signal'),
  ]
}
