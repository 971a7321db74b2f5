import { type Thing } from './draw-space.ts'
import { hasPart, type MachineLook } from './machine-look.ts'
import { type MaterialName } from './materials.ts'
import { box, cylinder, prism, softened } from './solid.ts'

/** What drives a duplicator, behind its tools: under a cover, half under one, or in the open. */
export function drivenBack(look: MachineLook, deck: number): Thing[] {
  if (hasPart(look, 'motor-back')) return openMotor(look, deck)
  const wide = look.widthMm / 2 - 30
  if (!hasPart(look, 'split-back')) return tower(look, deck, { from: -wide, to: wide })
  return [...shortMotor(look, deck), ...tower(look, deck, { from: -wide, to: look.widthMm * 0.04 })]
}

function tower({ parts, ...look }: MachineLook, deck: number, along: { from: number; to: number }): Thing[] {
  const { depthMm: depth, heightMm: height } = look
  const back = -depth / 2 + 22
  const profile = softened(
    [
      [back, deck + 4, 0],
      [back, height, 24],
      [-62, height, 30],
      [-34, height - 52, 16],
      [-34, deck + 4, 0],
    ],
    20,
  )
  const slots = Array.from({ length: 5 }, (_, index): Thing => {
    const y = height - 62 - index * 11
    const z = back + 24
    return {
      kind: 'mark',
      normal: [1, 0, 0],
      isOpen: true,
      stroke: { colour: parts.includes('dark') ? '#0C0F12' : '#4A555F', widthMm: 3.6 },
      points: [
        [along.to, y, z],
        [along.to, y, z + 46],
      ],
    }
  })
  const material: MaterialName = parts.includes('dark') ? 'graphite' : 'enamel'
  return [prism(profile, { axis: 'x', ...along }, material), ...slots]
}

/** The motor beside the cover, its cooling ribs towards the room. */
function shortMotor({ widthMm: width, depthMm: depth, heightMm: height }: MachineLook, deck: number): Thing[] {
  const radius = Math.min(66, (height - deck) * 0.34)
  const [y, z] = [deck + 14 + radius, -depth / 2 + 40 + radius]
  const start = width * 0.04
  const end = width / 2 - 34
  return [
    box([start, deck + 4, z - radius * 0.8], [end - start, 16, radius * 1.6], { material: 'tool' }),
    ...motor({ from: start, to: end, y, z, radius }),
  ]
}

/** A long motor on two feet over the whole width, with the belt's guard at its left. */
function openMotor({ widthMm: width, depthMm: depth, heightMm: height }: MachineLook, deck: number): Thing[] {
  const radius = Math.min(92, (height - deck) * 0.36)
  const [y, z] = [height - radius, -depth / 2 + 34 + radius]
  const [from, to] = [-width * 0.3, width / 2 - 36]
  const foot = (x: number) =>
    box([x, deck + 4, z - radius * 0.7], [34, y - deck - radius * 0.5, radius * 1.4], { material: 'enamel', axis: 'x' })
  const guard = softened(
    [
      [z - radius, y + radius * 0.96, 30],
      [z + radius, y + radius * 0.96, 40],
      [22, deck + 44, 26],
      [22, deck + 4, 8],
      [z - radius, deck + 4, 8],
    ],
    12,
  )
  return [
    foot(to - 60),
    foot(from + 40),
    ...motor({ from: from + 20, to, y, z, radius }),
    prism(guard, { axis: 'x', from: -width / 2 + 26, to: from + 20 }, 'enamel'),
  ]
}

type MotorPlace = { from: number; to: number; y: number; z: number; radius: number }

/** A motor along x: its body with ribs, and the cap over its fan. */
function motor({ from, to, y, z, radius }: MotorPlace): Thing[] {
  const cap = (to - from) * 0.2
  const ribs = Math.max(4, Math.floor((to - from - cap) / 22))
  const pitch = (to - from - cap) / ribs
  return [
    ...Array.from({ length: ribs }, (_, index) => {
      const x = from + (index + 0.5) * pitch
      return [
        cylinder([x - pitch * 0.22, y, z], { axis: 'x', radius: radius * 0.94, length: pitch * 0.56 }, 'graphite'),
        cylinder([x + pitch * 0.28, y, z], { axis: 'x', radius, length: pitch * 0.44 }, 'graphite'),
      ]
    }).flat(),
    cylinder([to - cap / 2, y, z], { axis: 'x', radius: radius * 0.97, length: cap }, 'enamel'),
    cylinder([to + 1, y, z], { axis: 'x', radius: radius * 0.5, length: 3 }, 'tool'),
  ]
}
