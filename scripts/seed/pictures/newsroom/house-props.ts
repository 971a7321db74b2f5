import { boxPath, circlePath } from '../drawing/shape-path.ts'
import { placed, svgElement } from '../drawing/svg-element.ts'
import { mixed, shape } from './backdrops.ts'
import type { Spot } from './race-props.ts'

/** A stand of the house at a fair: back wall with a large key, counter, a machine on it. */
export function fairStand({ x, y, size }: Spot, colour = '#14304A'): string {
  return placed(
    shape(colour, boxPath({ x: -330, y: -420, width: 660, height: 420 })) +
      shape(mixed(colour, '#FFFFFF', 0.12), boxPath({ x: -330, y: -420, width: 660, height: 64 })) +
      bigKey({ x: -40, y: -236, size: 1.5 }, '#E3A84A') +
      shape('#8A5A12', boxPath({ x: -250, y: -120, width: 500, height: 120 }, 4)) +
      shape('#CDA05C', boxPath({ x: -266, y: -134, width: 532, height: 20 }, 3)) +
      machine({ x: 150, y: -134, size: 0.9 }),
    { x, y, scale: size },
  )
}

/** A key as a sign: bow, blade, five cuts. */
export function bigKey({ x, y, size }: Spot, fill: string): string {
  const blade = 'M-40 -16H150L166 -2V6L150 14H132L122 2H112L102 20H92L80 0H68L58 16H48L38 4H28L16 18H-40Z'
  return placed(
    svgElement('path', { d: circlePath([-84, 0], 56) + circlePath([-98, 0], 18), 'fill-rule': 'evenodd', fill }) +
      shape(fill, blade),
    { x, y, scale: size },
  )
}

/** A duplicator from the side, 120 units wide. */
export function machine({ x, y, size }: Spot, colour = '#D3D9DF'): string {
  return placed(
    shape(colour, 'M-60 0V-46C-60 -58 -52 -66 -40 -66H30C44 -66 50 -84 62 -84C70 -84 72 -76 72 -66V0Z') +
      shape(mixed(colour, '#14181D', 0.3), boxPath({ x: -60, y: -14, width: 132, height: 14 })) +
      shape(
        '#39434D',
        boxPath({ x: -34, y: -84, width: 22, height: 22 }, 3) + boxPath({ x: 4, y: -84, width: 22, height: 22 }, 3),
      ) +
      shape('#E3A84A', boxPath({ x: -32, y: -92, width: 54, height: 7 }, 3)) +
      shape('#14181D', circlePath([50, -40], 13)) +
      shape('#B7C0C9', circlePath([50, -40], 6)),
    { x, y, scale: size },
  )
}

/** A work bench `width` units long. */
export function bench({ x, y, size }: Spot, width: number): string {
  const legs = [0, width - 26].map((left) => boxPath({ x: left, y: -84, width: 26, height: 84 })).join('')
  return placed(
    shape('#5E3D0B', legs) +
      shape('#CDA05C', boxPath({ x: -10, y: -100, width: width + 20, height: 18 }, 3)) +
      shape('#8A5A12', boxPath({ x: 0, y: -82, width, height: 16 })),
    { x, y, scale: size },
  )
}

/** Drawers from floor to ceiling, each with a label and a key on some. */
export function drawers({ x, y, size }: Spot, columns: number, rows: number): string {
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [left, top] = [column * 74, -(row + 1) * 58]
    const isOpen = (index * 13) % 29 === 7
    const face = shape(
      isOpen ? '#5E3D0B' : mixed('#8A5A12', '#CDA05C', ((index * 7) % 5) / 8),
      boxPath({ x: left + 3, y: top + 3, width: 68, height: 52 }, 3),
    )
    const label = shape('#FBFAF7', boxPath({ x: left + 18, y: top + 12, width: 38, height: 15 }, 2))
    return face + label + shape('#E3A84A', circlePath([left + 37, top + 42], 5))
  }).join('')
  return placed(
    shape('#4A3210', boxPath({ x: -8, y: -rows * 58 - 10, width: columns * 74 + 16, height: rows * 58 + 10 })) + cells,
    { x, y, scale: size },
  )
}

/** A van of the house. */
export function van({ x, y, size }: Spot): string {
  return placed(
    shape(
      '#F4F6F8',
      'M-220 -20V-170C-220 -186 -208 -196 -194 -196H90C120 -196 140 -176 156 -146L200 -118C214 -108 220 -96 220 -80V-20Z',
    ) +
      shape('#14304A', boxPath({ x: -220, y: -70, width: 440, height: 16 })) +
      shape('#5E8AA8', 'M74 -172H94C112 -172 122 -160 136 -134H74Z') +
      bigKey({ x: -70, y: -118, size: 0.62 }, '#8A5A12') +
      [-130, 140]
        .map((cx) => shape('#14181D', circlePath([cx, -22], 40)) + shape('#939EA9', circlePath([cx, -22], 18)))
        .join(''),
    { x, y, scale: size },
  )
}

/** Boxes on a pallet. */
export function parcels({ x, y, size }: Spot, count: number): string {
  const boxes = Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const [left, top] = [column * 84, -22 - (row + 1) * 66]
    return (
      shape(
        mixed('#C7A063', '#8A5A12', ((index * 5) % 4) / 8),
        boxPath({ x: left, y: top, width: 80, height: 62 }, 2),
      ) + shape('#FBFAF7', boxPath({ x: left + 34, y: top, width: 12, height: 62 }))
    )
  }).join('')
  return placed(
    boxes +
      shape(
        '#6B4A2A',
        boxPath({ x: -8, y: -20, width: 266, height: 8 }) +
          boxPath({ x: 0, y: -12, width: 20, height: 12 }) +
          boxPath({ x: 230, y: -12, width: 20, height: 12 }),
      ),
    { x, y, scale: size },
  )
}

/** A board with a drawn profile, as in a class room. */
export function board({ x, y, size }: Spot): string {
  const cut = 'M-150 -150H-100L-84 -120H-64L-48 -150H-14L8 -106H30L52 -150H84L98 -134H118L132 -150H160'
  return placed(
    shape('#2E4A40', boxPath({ x: -230, y: -290, width: 460, height: 250 }, 4)) +
      svgElement('path', { d: cut, stroke: '#F4F6F8', 'stroke-width': 6, fill: 'none', 'stroke-linejoin': 'round' }) +
      svgElement('path', {
        d: 'M-150 -74H160M-150 -84V-64M160 -84V-64M-150 -230H20M-150 -206H-30',
        stroke: '#E3A84A',
        'stroke-width': 4,
        fill: 'none',
      }) +
      shape('#CDA05C', boxPath({ x: -240, y: -44, width: 480, height: 12 })),
    { x, y, scale: size },
  )
}

/** Rows of people from behind, at the lower edge. */
export function audience(y: number, count: number): string {
  const tones = ['#DDA878', '#8D5638', '#B97652', '#7A3B1E', '#D3D9DF', '#5E3925', '#C48A3F']
  const clothes = ['#3E6384', '#525D68', '#8A5A12', '#2E6B57', '#39434D']
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) * 1800) / count + ((index * 37) % 40) - 20
    const at = y + ((index * 53) % 60)
    return (
      shape(
        clothes[(index * 3) % 5] ?? '',
        `M${x - 110} 1200C${x - 104} ${at + 120} ${x - 60} ${at + 84} ${x} ${at + 84}C${x + 60} ${at + 84} ${x + 104} ${at + 120} ${x + 110} 1200Z`,
      ) + shape(tones[(index * 5) % 7] ?? '', circlePath([x, at + 20], 66))
    )
  }).join('')
}
