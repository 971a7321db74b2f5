import { circlePath, type Point } from '../drawing/shape-path.ts'
import { placed, svgElement } from '../drawing/svg-element.ts'
import { lit } from './limb.ts'
import type { PersonLook } from './person-look.ts'

type Layers = { behind?: string; over?: string }

/** Around a head of radius 14 at the origin that looks right: what lies behind the face and what over it. */
const styles: Readonly<Record<PersonLook['head'], (look: PersonLook) => Layers>> = {
  bald: () => ({}),
  short: ({ hair }) => ({ behind: round(hair, [-2.5, -3.5], 14.8) }),
  curly: ({ hair }) => ({
    behind: [
      [-9, -9],
      [0, -13],
      [9, -11],
      [-14, 0],
      [-11, 8],
      [-4, -4],
    ]
      .map(([x = 0, y = 0]) => round(hair, [x, y], 8.5))
      .join(''),
  }),
  bun: ({ hair }) => ({ behind: round(hair, [-2.5, -3.5], 14.8) + round(hair, [-15, -11], 6.5) }),
  ponytail: ({ hair }) => ({
    behind: round(hair, [-2.5, -3.5], 14.8) + path(hair, 'M-12 -8C-30 -14 -40 2 -36 16C-30 8 -24 4 -10 4Z'),
  }),
  long: ({ hair }) => ({
    behind: round(hair, [-2.5, -3.5], 15.2) + path(hair, 'M-16 -4C-22 14 -20 26 -16 32L2 30C-2 20 -2 10 0 2Z'),
  }),
  cap: ({ hair }) => ({
    behind: round('#262C33', [-3, -1], 13.6),
    over: path(hair, 'M-16 -3C-16 -20 14 -20 14 -4L26 -2V1L-16 1Z'),
  }),
  helmet: () => ({
    over:
      path('#F4F6F8', 'M-18 0C-20 -24 18 -24 18 -3L18 0Z') +
      path('#E3A84A', 'M-15 -8C-10 -20 10 -21 16 -8L12 -8C6 -15 -6 -15 -11 -8Z') +
      path('#14181D', 'M2 0H18L17 6C12 8 6 8 3 5Z'),
  }),
  'swim-cap': () => ({
    over: path('#E3A84A', 'M-15 2C-17 -20 13 -22 14 -4L12 -3Z') + path('#14181D', 'M4 -3H15V3C11 5 7 5 5 2Z'),
  }),
  scarf: ({ hair }) => ({
    behind: round(hair, [-1.5, -2.5], 16) + path(hair, 'M-16 0C-18 16 -12 26 -4 28H12C14 18 12 12 8 8Z'),
  }),
  beanie: () => ({
    behind: round('#C48A3F', [-3, 0], 13.4),
    over: path('#8A5A12', 'M-16 -2C-16 -22 14 -22 14 -5V-1L-16 2Z') + path('#E3A84A', 'M-17 -4L15 -7V0L-17 4Z'),
  }),
}

/** A head of radius 14 at the origin, looking right: skin, hair, what is worn. No face. */
export function personHead(look: PersonLook): string {
  const { behind = '', over = '' } = styles[look.head](look)
  const beard = look.hasBeard
    ? path(look.head === 'bald' ? '#262C33' : look.hair, 'M-4 4C2 10 8 5 14 3C15 14 8 19 2 17C-3 15 -5 10 -4 4Z')
    : ''
  const ear = svgElement('circle', { cx: -4, cy: 2.5, r: 2.6, fill: lit(look.skin, 0.9) })
  const face = svgElement('ellipse', { cx: 2.5, cy: 1.5, rx: 11.8, ry: 13.6, fill: look.skin })
  const isCovered = look.head === 'scarf'
  return behind + face + (isCovered ? '' : ear) + beard + over
}

export function headAt(look: PersonLook, at: readonly [number, number], turn = 0): string {
  return placed(personHead(look), { x: at[0], y: at[1], turn })
}

function round(fill: string, centre: Point, radius: number): string {
  return path(fill, circlePath(centre, radius))
}

function path(fill: string, d: string): string {
  return svgElement('path', { d, fill })
}
