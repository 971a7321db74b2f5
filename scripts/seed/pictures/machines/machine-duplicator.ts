import { type Thing } from './draw-space.ts'
import { drivenBack } from './duplicator-back.ts'
import { hasPart, type NamedMachine } from './machine-look.ts'
import { brushWheel, cutMark, cutterWheel, footing, front, frontLabel, lamp, lever, vice } from './machine-parts.ts'
import { box, cylinder, prism } from './solid.ts'

/** A bench duplicator for flat keys: a motor behind, cutter and tracer side by side, two vices on one carriage. */
export function duplicatorThings({ name, look }: NamedMachine): Thing[] {
  const { widthMm: width, depthMm: depth } = look
  const deck = 62
  const toolY = deck + 62
  const toolZ = 8
  const x = width * 0.23
  return [
    ...footing(look, { height: deck - 12, material: 'graphite' }),
    box([-width / 2 + 14, deck, -depth / 2 + 16], [width - 28, 4, depth - 44], { material: 'metal', round: 10 }),
    ...drivenBack(look, deck),
    // Tracer, on the right: bracket, then the finger that touches the pattern.
    box([x - 16, toolY - 16, -34], [32, 32, toolZ + 34], { material: 'enamel', axis: 'z', round: 6 }),
    box([x - 5, toolY - 34, toolZ + 2], [10, 32, 12], { material: 'tool' }),
    prism(
      [
        [toolZ + 2, toolY - 34],
        [toolZ + 14, toolY - 34],
        [toolZ + 22, toolY - 40],
        [toolZ + 8, toolY - 40],
      ],
      { axis: 'x', from: x - 3, to: x + 3 },
      'tool',
    ),
    cylinder([x, toolY, toolZ + 3], { axis: 'z', radius: 9, length: 8 }, 'brass'),
    // Cutter, on the left: spindle, then the wheel.
    cylinder([-x * 0.34, toolY, toolZ - 14], { axis: 'x', radius: 17, length: x * 0.9 }, 'enamel'),
    cylinder([-x * 0.8, toolY, toolZ - 14], { axis: 'x', radius: 9, length: 14 }, 'metal'),
    ...cutterWheel([-x, toolY, toolZ - 14], 38, 6),
    ...guard(x, toolY, toolZ - 14),
    ...(hasPart(look, 'brush') ? brushWheel([x * 0.34, toolY, toolZ - 14], 26) : []),
    ...(hasPart(look, 'lamp') ? lamp([-width / 2 + 34, deck + 4, -18], [-x + 6, toolY + 92, toolZ + 20]) : []),
    ...carriage({ width, deck, x, z: toolZ + 22 }),
    ...lever([width / 2 - 34, deck + 20, toolZ + 66], [width / 2 + 4, deck + 62, depth / 2 + 26]),
    ...frontLabel(name, [-width / 2 + 24, 28, depth / 2 + 0.2], { heightMm: 13, colour: '#F4F6F8' }),
    cutMark([width / 2 - 106, 34, depth / 2 + 0.2], 70, '#E3A84A'),
    {
      kind: 'mark',
      normal: front,
      fill: '#E3A84A',
      points: [
        [-width / 2 + 24, 22, depth / 2 + 0.2],
        [-width / 2 + 24, 20.6, depth / 2 + 0.2],
        [-width / 2 + 110, 20.6, depth / 2 + 0.2],
        [-width / 2 + 110, 22, depth / 2 + 0.2],
      ],
    },
  ]
}

/** A clear shield over the cutter, so that one sees the cut and no chip flies. */
function guard(x: number, y: number, z: number): Thing[] {
  const arc = Array.from({ length: 13 }, (_, index) => {
    const angle = ((20 + index * 12) * Math.PI) / 180
    return [z + Math.cos(angle) * 47, y + Math.sin(angle) * 47] as const
  })
  const inner = arc.map(([az, ay]) => [z + (az - z) * 0.94, y + (ay - y) * 0.94] as const).toReversed()
  return [{ ...prism([...arc, ...inner], { axis: 'x', from: -x - 15, to: -x + 15 }, 'warm'), opacity: 0.6 }]
}

function carriage({ width, deck, x, z }: { width: number; deck: number; x: number; z: number }): Thing[] {
  return [
    box([-width / 2 + 20, deck + 4, z + 8], [20, 26, 30], { material: 'tool' }),
    box([width / 2 - 40, deck + 4, z + 8], [20, 26, 30], { material: 'tool' }),
    cylinder([0, deck + 18, z + 24], { axis: 'x', radius: 7, length: width - 60 }, 'metal'),
    box([-x - 34, deck + 10, z + 2], [x * 2 + 68, 20, 46], { material: 'enamel', axis: 'x', round: 5 }),
    ...vice([-x, deck + 30, z + 6], { hasKey: true, isCut: false }),
    ...vice([x, deck + 30, z + 6], { hasKey: true, isCut: true }),
  ]
}
