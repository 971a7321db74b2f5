import { arcPoints } from '../drawing/shape-path.ts'
import { type Thing, textMarks } from './draw-space.ts'
import { type MachineLook } from './machine-look.ts'
import { box, cylinder, prism } from './solid.ts'
import { type Vector } from './space.ts'

export const front: Vector = [0, 0, 1]

const right: Vector = [1, 0, 0]

const up: Vector = [0, 1, 0]

/** Four rubber feet and what stands on them: a base with rounded corners. */
export function footing(look: MachineLook, base: { height: number; material: 'graphite' | 'enamel' }): Thing[] {
  const { widthMm: width, depthMm: depth } = look
  const feet = [-1, 1].flatMap((z) =>
    [-1, 1].map((x) =>
      cylinder([x * (width / 2 - 32), 6, z * (depth / 2 - 32)], { axis: 'y', radius: 14, length: 12 }, 'rubber'),
    ),
  )
  const body = box([-width / 2, 12, -depth / 2], [width, base.height, depth], { material: base.material, round: 16 })
  return [...feet, body]
}

/** The maker's cut line printed on a front, in brass, `width` millimetres long. */
export function cutMark(at: Vector, width: number, colour = '#C08328'): Thing {
  const steps = [
    [0, 0],
    [0.16, 0],
    [0.24, -0.13],
    [0.36, -0.13],
    [0.48, 0.15],
    [0.62, 0.15],
    [0.7, 0],
    [0.84, 0],
    [0.9, 0.08],
    [1, 0.08],
  ] as const
  return {
    kind: 'mark',
    normal: front,
    isOpen: true,
    stroke: { colour, widthMm: width * 0.035 },
    points: steps.map(([x, y]): Vector => [at[0] + x * width, at[1] + y * width, at[2]]),
  }
}

/** The machine's name on its front. */
export function frontLabel(text: string, at: Vector, style: { heightMm: number; colour: string }): Thing[] {
  return textMarks(text, { at, right, up, normal: front }, style)
}

/** A vice with a key blank in it: two jaws, a clamping screw with its wing, the key lying across. */
export function vice(at: Vector, options: { hasKey: boolean; isCut: boolean }): Thing[] {
  const [x, y, z] = at
  const key = options.hasKey ? clampedKey([x, y + 18.6, z + 9], options.isCut) : []
  return [
    box([x - 19, y, z - 4], [38, 18, 34], { material: 'metal' }),
    ...key,
    box([x - 17, y + 20, z + 2], [34, 11, 26], { material: 'metal' }),
    cylinder([x, y + 34, z + 14], { axis: 'y', radius: 5, length: 8 }, 'tool'),
    cylinder([x, y + 44, z + 14], { axis: 'y', radius: 11, length: 13 }, 'graphite'),
    cylinder([x, y + 51.5, z + 14], { axis: 'y', radius: 4, length: 2 }, 'brass'),
  ]
}

/** A key seen in place: its blade points right, its edge to the cutter behind. */
function clampedKey(at: Vector, isCut: boolean): Thing[] {
  const [x, y, z] = at
  const material = isCut ? 'metal' : 'brass'
  const depths = isCut ? [0, 3.4, 3.4, 1, 4.2, 4.2, 2, 3.6, 3.6, 0] : [0, 0]
  const edge = depths.map((depth, index) => [x + 16 + (index * 22) / (depths.length - 1), z - 8 + depth] as const)
  return [
    prism(
      [[x - 20, z + 1], ...edge, [x + 41, z - 2], [x + 41, z], [x + 38, z + 1]],
      { axis: 'y', from: y, to: y + 2.4 },
      material,
    ),
    prism(
      arcPoints([x - 30, z - 2], 13, { from: 0, to: 350, steps: 35 }),
      { axis: 'y', from: y, to: y + 2.4 },
      material,
    ),
  ]
}

/** A cutter on a spindle along x, with its teeth, its flange and its nut. */
export function cutterWheel(at: Vector, radius: number, width = 6): Thing[] {
  const [x, y, z] = at
  const teeth = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * Math.PI * 2
    return [
      [z + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const,
      [z + Math.cos(angle + 0.085) * radius * 0.945, y + Math.sin(angle + 0.085) * radius * 0.945] as const,
    ]
  }).flat()
  return [
    prism(teeth, { axis: 'x', from: x - width / 2, to: x + width / 2 }, 'metal'),
    cylinder([x + width / 2 + 2, y, z], { axis: 'x', radius: radius * 0.5, length: 4 }, 'tool'),
    cylinder([x + width / 2 + 8, y, z], { axis: 'x', radius: radius * 0.26, length: 9 }, 'brass'),
  ]
}

/** A lever: a bar that leaves the machine towards the front, with a ball to hold. */
export function lever(from: Vector, to: Vector): Thing[] {
  return [
    { kind: 'bar', from, to, radius: 5, material: 'metal' },
    { kind: 'ball', centre: to, radius: 14, material: 'graphite' },
  ]
}

/** A brush on the cutter's spindle: a hub and the round of its bristles. */
export function brushWheel(at: Vector, radius: number): Thing[] {
  const [x, y, z] = at
  const bristles = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * Math.PI * 2
    const reach = index % 2 === 0 ? radius : radius * 0.9
    return [z + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  return [
    prism(bristles, { axis: 'x', from: x - 7, to: x + 7 }, 'warm'),
    cylinder([x + 8, y, z], { axis: 'x', radius: radius * 0.48, length: 3 }, 'graphite'),
    cylinder([x + 12, y, z], { axis: 'x', radius: radius * 0.22, length: 8 }, 'metal'),
  ]
}

/** A lamp on two arms: from its foot on the deck to its shade over the work. */
export function lamp(foot: Vector, shade: Vector): Thing[] {
  const elbow: Vector = [foot[0] - 6, shade[1] + 34, (foot[2] + shade[2]) / 2 - 16]
  return [
    cylinder([foot[0], foot[1] + 5, foot[2]], { axis: 'y', radius: 13, length: 10 }, 'graphite'),
    { kind: 'bar', from: [foot[0], foot[1] + 10, foot[2]], to: elbow, radius: 3.4, material: 'tool' },
    { kind: 'bar', from: elbow, to: [shade[0], shade[1] + 16, shade[2]], radius: 3.4, material: 'tool' },
    { kind: 'ball', centre: elbow, radius: 6, material: 'graphite' },
    cylinder([shade[0], shade[1] + 10, shade[2]], { axis: 'y', radius: 17, length: 14 }, 'graphite'),
    cylinder([shade[0], shade[1] + 1, shade[2]], { axis: 'y', radius: 23, length: 6 }, 'warm'),
  ]
}

/** A handle of three spokes at the end of a spindle along x. */
export function spokes(at: Vector, reach: number): Thing[] {
  const [x, y, z] = at
  return [
    cylinder([x, y, z], { axis: 'x', radius: 15, length: 26 }, 'metal'),
    ...[80, 200, 320].flatMap((degrees): Thing[] => {
      const angle = (degrees * Math.PI) / 180
      const end: Vector = [x + 20, y + Math.sin(angle) * reach, z + Math.cos(angle) * reach]
      return [
        { kind: 'bar', from: [x + 8, y, z], to: end, radius: 4, material: 'metal' },
        { kind: 'ball', centre: end, radius: 10, material: 'graphite' },
      ]
    }),
  ]
}

/** A vice whose jaws turn about the key: a round housing with its scale, and the chuck in it. */
export function turningVice(at: Vector): Thing[] {
  const [x, y, z] = at
  return [
    box([x - 22, y, z - 6], [44, 12, 40], { material: 'metal' }),
    cylinder([x - 6, y + 26, z + 14], { axis: 'x', radius: 22, length: 26 }, 'enamel'),
    cylinder([x + 8, y + 26, z + 14], { axis: 'x', radius: 20, length: 4 }, 'warm'),
    cylinder([x + 14, y + 26, z + 14], { axis: 'x', radius: 13, length: 12 }, 'tool'),
    cylinder([x + 32, y + 26, z + 14], { axis: 'x', radius: 4.6, length: 26 }, 'brass'),
  ]
}
