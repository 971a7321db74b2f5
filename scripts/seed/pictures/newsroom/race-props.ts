import { boxPath, circlePath, polygonPath } from '../drawing/shape-path.ts'
import { placed, svgElement } from '../drawing/svg-element.ts'
import { limb } from '../people/limb.ts'
import { personHead } from '../people/person-head.ts'
import { type CastName, cast, type PersonLook } from '../people/person-look.ts'
import { shape } from './backdrops.ts'

export type Spot = { x: number; y: number; size: number }

/** A racing bicycle for somebody in the pose `ride` at the same spot. */
export function bicycle({ x, y, size }: Spot, colour = '#E3A84A'): string {
  const wheel = (cx: number) =>
    svgElement('circle', { cx, cy: -38, r: 36, fill: 'none', stroke: '#14181D', 'stroke-width': 4.5 }) +
    svgElement('path', {
      d: [0, 36, 72, 108, 144].map((turn) => spoke(cx, turn)).join(''),
      stroke: '#939EA9',
      'stroke-width': 1,
    }) +
    svgElement('circle', { cx, cy: -38, r: 4, fill: '#39434D' })
  const frame = svgElement('path', {
    d: 'M-48 -38L8 -44L-24 -104M-48 -38L-20 -92L58 -98L8 -44M58 -98L70 -38M54 -112L60 -92',
    stroke: colour,
    'stroke-width': 6,
    fill: 'none',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
  const bar = svgElement('path', {
    d: 'M54 -112C66 -116 80 -114 82 -104C82 -96 76 -94 70 -96',
    stroke: '#14181D',
    'stroke-width': 5,
    fill: 'none',
  })
  const saddle = shape('#14181D', 'M-40 -112H-10C-12 -104 -30 -106 -40 -112Z')
  const crank = svgElement('circle', { cx: 8, cy: -44, r: 10, fill: '#39434D' })
  return placed(wheel(-48) + wheel(70) + frame + crank + bar + saddle, { x, y, scale: size })
}

function spoke(cx: number, turn: number): string {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [35 * Math.cos(angle), 35 * Math.sin(angle)]
  return `M${cx - dx} ${-38 - dy}L${cx + dx} ${-38 + dy}`
}

/** Somebody in the water: head, shoulder, one arm over the waves. */
export function swimmer({ x, y, size }: Spot, who: CastName, sea = '#5E8AA8'): string {
  const look: PersonLook = { ...cast[who], head: 'swim-cap' }
  const suit = '#14181D'
  const body =
    limb(suit, { at: [-86, 4], radius: 8 }, { at: [-30, -4], radius: 17 }, { at: [6, -6], radius: 15 }) +
    limb(suit, { at: [-2, -12], radius: 8 }, { at: [10, -46], radius: 6.5 }) +
    limb(look.skin, { at: [10, -46], radius: 6 }, { at: [48, -22], radius: 4.4 }) +
    svgElement('g', { transform: 'translate(26 -12) rotate(18)' }, personHead(look))
  const foam =
    shape(sea, 'M-130 8C-90 -2 -60 10 -30 6C10 0 40 10 90 6V16H-130Z') +
    shape(
      '#EAF3F8',
      'M-120 8C-90 0 -64 8 -40 8C-10 10 10 2 40 6C60 8 76 4 92 8C70 16 40 12 20 14C-20 18 -80 16 -120 8Z',
    )
  return placed(body + foam, { x, y, scale: size })
}

/** A gate of the finish with the cut of a key on its beam. */
export function finishGate({ x, y, size }: Spot, colour = '#14304A'): string {
  const cut = 'M-170 -288H-130L-118 -274H-96L-84 -288H-50L-30 -266H-8L12 -288H44L52 -280H76L84 -288H130L146 -270H170'
  return placed(
    shape(
      '#39434D',
      boxPath({ x: -190, y: -330, width: 16, height: 330 }) + boxPath({ x: 174, y: -330, width: 16, height: 330 }),
    ) +
      shape(colour, boxPath({ x: -210, y: -340, width: 420, height: 84 }, 4)) +
      svgElement('path', { d: cut, stroke: '#E3A84A', 'stroke-width': 7, fill: 'none', 'stroke-linejoin': 'round' }),
    { x, y, scale: size },
  )
}

/** Three steps, the highest in the middle. */
export function podium({ x, y, size }: Spot): string {
  const step = ({ left, height, bars, fill }: { left: number; height: number; bars: number; fill: string }) =>
    shape(fill, boxPath({ x: left, y: -height, width: 100, height })) +
    shape('#FBFAF7', boxPath({ x: left, y: -height, width: 100, height: 8 })) +
    shape(
      '#E3A84A',
      Array.from({ length: bars }, (_, bar) =>
        boxPath({ x: left + 44 - bars * 7 + bar * 16, y: -height + 24, width: 9, height: 34 }),
      ).join(''),
    )
  return placed(
    step({ left: -150, height: 74, bars: 2, fill: '#39434D' }) +
      step({ left: -50, height: 110, bars: 1, fill: '#242C34' }) +
      step({ left: 50, height: 52, bars: 3, fill: '#525D68' }),
    {
      x,
      y,
      scale: size,
    },
  )
}

/** Pennants on a line between two points. */
export function pennants(from: readonly [number, number], to: readonly [number, number]): string {
  const fills = ['#E3A84A', '#14304A', '#F4F6F8', '#9A3B2E']
  const flags = Array.from({ length: 14 }, (_, index) => {
    const part = (index + 0.5) / 14
    const x = from[0] + (to[0] - from[0]) * part
    const y = from[1] + (to[1] - from[1]) * part + Math.sin(part * Math.PI) * 46
    return shape(
      fills[index % 4] ?? '',
      polygonPath([
        [x - 22, y],
        [x + 22, y],
        [x, y + 46],
      ]),
    )
  }).join('')
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 92]
  return (
    svgElement('path', {
      d: `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`,
      stroke: '#525D68',
      'stroke-width': 4,
      fill: 'none',
    }) + flags
  )
}

export function buoy({ x, y, size }: Spot): string {
  return placed(
    shape('#E3A84A', 'M-30 0L-12 -80H12L30 0Z') +
      shape('#8A5A12', 'M-22 -34H22L26 -18H-26Z') +
      shape('#EAF3F8', 'M-44 2C-20 -6 20 -6 44 2C20 10 -20 10 -44 2Z'),
    { x, y, scale: size },
  )
}

export function pine({ x, y, size }: Spot, tone = '#3F5A4C'): string {
  return placed(
    shape('#6B4A2A', boxPath({ x: -6, y: -30, width: 12, height: 30 })) +
      shape(tone, 'M-60 -26L0 -120L60 -26Z') +
      shape(tone, 'M-48 -84L0 -170L48 -84Z') +
      shape('#F7F9FB', 'M-16 -142L0 -170L16 -142L6 -148L-4 -140Z'),
    { x, y, scale: size },
  )
}

export function snowfall(): string {
  return shape(
    '#FFFFFF',
    Array.from({ length: 120 }, (_, index) =>
      circlePath([(index * 7919) % 1800, (index * index * 31 + index * 101) % 1150], 3 + (index % 4) * 1.6),
    ).join(''),
  )
}
