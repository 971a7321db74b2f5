import { type Mark, type Thing } from './draw-space.ts'
import { type MachineLook } from './machine-look.ts'
import { box, prism } from './solid.ts'
import { unit, type Vector } from './space.ts'

/** Width and height in millimetres of a screen of this diagonal, standing on its short side. */
export function screenSize({ screenMm, heightMm }: MachineLook): { width: number; height: number } {
  return { width: screenMm * 0.62, height: Math.min(screenMm * 0.78, heightMm * 0.46) }
}

/** A tilted touch screen that shows the depths of the key in work. */
export function cabinetScreen(look: MachineLook, deck: number): Thing[] {
  const { widthMm: width, depthMm: depth } = look
  const size = screenSize(look)
  const x = width / 2 - 16 - size.width
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
  return [
    box([x + size.width / 2 - 13, deck, depth * 0.2 + 20], [26, 60, 26], { material: 'graphite', axis: 'y', round: 6 }),
    prism(side, { axis: 'x', from: x, to: x + size.width }, 'graphite'),
    pane(5, '#0F1418'),
    { ...pane(9, '#1B2A3E') },
    ...shown(size, at).map((mark): Mark => ({ kind: 'mark', normal, ...mark })),
    {
      kind: 'mark',
      normal,
      fill: '#FFFFFF',
      opacity: 0.09,
      points: [
        at(size.width * 0.42, 9, 0.9),
        at(size.width - 9, 9, 0.9),
        at(size.width - 9, size.height - 9, 0.9),
        at(size.width * 0.7, size.height - 9, 0.9),
      ],
    },
  ]
}

type Place = (right: number, up: number, out?: number) => Vector

/** What the screen says: the line of the key in work, and four bars below it. */
function shown(size: { width: number; height: number }, at: Place): Omit<Mark, 'kind' | 'normal'>[] {
  const depths = [0, 0, 0.5, 0.5, 0.1, 0.8, 0.8, 0.3, 0.6, 0.6, 0, 0]
  const curve = depths.map((value, index) =>
    at(16 + (index * (size.width - 32)) / (depths.length - 1), size.height * (0.62 - value * 0.2), 0.8),
  )
  const step = (size.width - 26) / 4
  const bars = [0.11, 0.17, 0.08, 0.15].map((share, index) => {
    const tall = share * size.height
    const left = 16 + index * step
    const top = 16 + tall
    return {
      fill: index === 1 ? '#E3A84A' : '#6E7A86',
      points: [
        at(left, 16, 0.8),
        at(left + step * 0.65, 16, 0.8),
        at(left + step * 0.65, top, 0.8),
        at(left, top, 0.8),
      ],
    }
  })
  return [{ points: curve, isOpen: true, stroke: { colour: '#E3A84A', widthMm: 2.6 } }, ...bars]
}
