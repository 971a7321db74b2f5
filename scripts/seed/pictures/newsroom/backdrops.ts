import { palette } from '../drawing/palette.ts'
import { boxPath, polygonPath } from '../drawing/shape-path.ts'
import { linearGradient, svgElement } from '../drawing/svg-element.ts'

/** Colours of an hour: sky above and below, far hills, near hills, ground. */
const hours = {
  day: ['#CFE0EC', '#F3EBDA', '#B9C4B4', '#94A58C', '#D9CBA5'],
  dawn: ['#F2D9B8', '#FBEFD9', '#C9AE95', '#A08571', '#C7B48C'],
  dusk: ['#3B4F66', '#E0A878', '#5D5F73', '#3D4454', '#6B6152'],
  snow: ['#D5E2EC', '#F6F8FA', '#C3D0DA', '#A3B4C2', '#F7F9FB'],
  storm: ['#8FA0AD', '#D3D9DF', '#7E8C88', '#65746A', '#B7AC8C'],
} as const

export type Hour = keyof typeof hours

/** A picture of 1800 by 1200 pixels. `far` is the height of the horizon. */
export type Outdoors = { hour: Hour; horizon: number; town?: boolean }

/** Sky, two rows of hills and ground. */
export function hills({ hour, horizon, town = false }: Outdoors): string {
  const [above, below, far, near, ground] = hours[hour]
  const sky =
    linearGradient(
      'sky',
      [0, 0, 0, 1],
      [
        [0, above],
        [1, below],
      ],
    ) + svgElement('rect', { width: 1800, height: horizon + 2, fill: 'url(#sky)' })
  const y = horizon
  return (
    sky +
    svgElement('circle', {
      cx: 1420,
      cy: y - 250,
      r: 74,
      fill: hour === 'dusk' ? '#F7DFA8' : '#FFFFFF',
      opacity: 0.75,
    }) +
    shape(
      far,
      `M0 ${y - 90}C240 ${y - 190} 420 ${y - 170} 620 ${y - 96}C860 ${y - 210} 1080 ${y - 200} 1290 ${y - 90}C1460 ${y - 150} 1640 ${y - 130} 1800 ${y - 70}V${y + 20}H0Z`,
    ) +
    (town ? townAt(y, near) : '') +
    shape(
      near,
      `M0 ${y - 20}C200 ${y - 96} 430 ${y - 84} 700 ${y - 22}C960 ${y - 90} 1200 ${y - 76} 1420 ${y - 24}C1560 ${y - 56} 1690 ${y - 54} 1800 ${y - 36}V${y + 30}H0Z`,
    ) +
    svgElement('rect', { y, width: 1800, height: 1200 - y, fill: ground })
  )
}

function townAt(y: number, tone: string): string {
  const houses = [
    [980, 120, 90],
    [1060, 90, 130],
    [1140, 130, 84],
    [1250, 80, 160],
    [1320, 120, 100],
    [1430, 100, 76],
  ]
  return houses
    .map(
      ([x = 0, width = 0, height = 0]) =>
        shape(
          mixed(tone, '#FFFFFF', 0.35),
          polygonPath([
            [x, y],
            [x, y - height],
            [x + width / 2, y - height - 34],
            [x + width, y - height],
            [x + width, y],
          ]),
        ) +
        svgElement('rect', {
          x: x + width / 2 - 9,
          y: y - height + 22,
          width: 18,
          height: 26,
          fill: mixed(tone, '#14181D', 0.25),
        }),
    )
    .join('')
}

/** Water with bands of light, from `y` to the lower edge. */
export function water(y: number, tone = '#5E8AA8'): string {
  const bands = Array.from({ length: 16 }, (_, index) => {
    const at = y + 18 + index * index * 3.4
    const left = (index * 397) % 1500
    return svgElement('path', {
      d: boxPath({ x: left, y: at, width: 160 + index * 22, height: 3 + index * 0.7 }, 2),
      fill: '#DCEAF2',
      opacity: 0.5,
    })
  }).join('')
  return (
    svgElement('rect', { y, width: 1800, height: 1200 - y, fill: tone }) +
    svgElement('rect', { y, width: 1800, height: 70, fill: '#FFFFFF', opacity: 0.14 }) +
    bands
  )
}

/** A road towards the reader's left, with a broken line. */
export function road(y: number): string {
  const marks = Array.from({ length: 7 }, (_, index) =>
    shape(
      '#E6EAEE',
      polygonPath([
        [index * 290 - 40, y + 136],
        [index * 290 + 120, y + 136],
        [index * 290 + 104, y + 150],
        [index * 290 - 60, y + 150],
      ]),
    ),
  ).join('')
  return (
    svgElement('rect', { y, width: 1800, height: 1200 - y, fill: '#6E7A86' }) +
    svgElement('rect', { y, width: 1800, height: 14, fill: '#B7C0C9' }) +
    marks
  )
}

/** Lanes of a stadium. */
export function lanes(y: number): string {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const at = y + 30 + index * (34 + index * 10)
    return svgElement('rect', { y: at, width: 1800, height: 4 + index, fill: '#FBFAF7', opacity: 0.9 })
  }).join('')
  const stand = Array.from({ length: 5 }, (_, row) =>
    svgElement('rect', { y: y - 230 + row * 46, width: 1800, height: 40, fill: mixed('#39434D', '#B7C0C9', row / 6) }),
  ).join('')
  const heads = Array.from({ length: 90 }, (_, index) =>
    svgElement('circle', {
      cx: (index * 173) % 1800,
      cy: y - 226 + (index % 5) * 46,
      r: 12,
      fill: ['#DDA878', '#8D5638', '#E3A84A', '#D3D9DF', '#3E6384'][(index * 7) % 5],
    }),
  ).join('')
  return stand + heads + svgElement('rect', { y, width: 1800, height: 1200 - y, fill: '#A9583F' }) + lines
}

/** A hall with a floor, lamps and a back wall: fairs, class rooms, the workshop, the archive. */
export function hall(tones: { wall: string; floor: string; lamps?: boolean }): string {
  const lamps = Array.from({ length: 5 }, (_, index) => {
    const x = 200 + index * 350
    return (
      svgElement('path', { d: `M${x} 0V90`, stroke: '#525D68', 'stroke-width': 5 }) +
      shape('#E3A84A', `M${x - 60} 130C${x - 50} 84 ${x + 50} 84 ${x + 60} 130Z`) +
      shape('#FFF3D6', `M${x - 60} 130H${x + 60}L${x + 40} 142H${x - 40}Z`)
    )
  }).join('')
  return (
    svgElement('rect', { width: 1800, height: 860, fill: tones.wall }) +
    svgElement('rect', { y: 860, width: 1800, height: 340, fill: tones.floor }) +
    svgElement('rect', { y: 852, width: 1800, height: 12, fill: palette.ink, opacity: 0.2 }) +
    (tones.lamps ? lamps : '')
  )
}

export function shape(fill: string, d: string): string {
  return svgElement('path', { d, fill })
}

/** A colour between two, `part` of the way. */
export function mixed(from: string, to: string, part: number): string {
  const at = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16)
  return `#${[0, 1, 2]
    .map((index) =>
      Math.round(at(from, index) + (at(to, index) - at(from, index)) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
