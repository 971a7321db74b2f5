import { palette } from '../drawing/palette.ts'
import { boxPath, circlePath } from '../drawing/shape-path.ts'
import { linearGradient, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { shopGoods } from './shop-goods.ts'

const size = { width: 1800, height: 1200 }

/** What sets one shop front apart from another. */
type Front = {
  wall: string
  wood: string
  awning: readonly [string, string]
  /** Where the door stands. */
  door: 'start' | 'end'
  goods: keyof typeof shopGoods
  sky: readonly [string, string]
  pavement: 'stone' | 'cobbles'
}

/** One row a picture: `shop/front-1` and so on. */
export const shopFronts: readonly Front[] = [
  {
    wall: '#E9DCC3',
    wood: '#2D4A63',
    awning: ['#E3A84A', '#FBFAF7'],
    door: 'end',
    goods: 'keys',
    sky: ['#DCE8F1', '#F3ECDD'],
    pavement: 'stone',
  },
  {
    wall: '#B9694B',
    wood: '#242C34',
    awning: ['#242C34', '#525D68'],
    door: 'start',
    goods: 'machine',
    sky: ['#C7D6E2', '#F7E3B8'],
    pavement: 'cobbles',
  },
  {
    wall: '#D3D9DF',
    wood: '#8A5A12',
    awning: ['#1B6E3C', '#E6EAEE'],
    door: 'end',
    goods: 'padlocks',
    sky: ['#E6EAEE', '#FBFAF7'],
    pavement: 'stone',
  },
  {
    wall: '#F4F1E8',
    wood: '#3E6384',
    awning: ['#3E6384', '#F4F6F8'],
    door: 'start',
    goods: 'keys',
    sky: ['#9FC3DE', '#E6F0F6'],
    pavement: 'cobbles',
  },
  {
    wall: '#39434D',
    wood: '#E3A84A',
    awning: ['#8A5A12', '#B98A45'],
    door: 'end',
    goods: 'remotes',
    sky: ['#1C2733', '#59667A'],
    pavement: 'stone',
  },
  {
    wall: '#C9B48A',
    wood: '#5E2F22',
    awning: ['#B3261E', '#FBFAF7'],
    door: 'start',
    goods: 'padlocks',
    sky: ['#F7E3B8', '#FBFAF7'],
    pavement: 'cobbles',
  },
]

/** A shop from across the street: wall, awning, window with its goods, door, and a key for a sign. */
export function shopFrontPicture(front: Front): string {
  const isMirrored = front.door === 'start'
  const defs =
    linearGradient(
      'sky',
      [0, 0, 0, 1],
      [
        [0, front.sky[0]],
        [1, front.sky[1]],
      ],
    ) +
    linearGradient(
      'glass',
      [0, 0, 1, 1],
      [
        [0, '#FFF3D6'],
        [0.6, '#F3E3BE'],
        [1, '#D8C79D'],
      ],
    )
  const body =
    svgElement('rect', { ...size, fill: 'url(#sky)' }) +
    house(front) +
    svgElement(
      'g',
      isMirrored ? { transform: 'translate(1800 0) scale(-1 1)' } : {},
      shopWindow(front) + door(front) + awning(front) + sign(),
    ) +
    street(front)
  return svgPicture(size, { defs, body })
}

function house({ wall, wood }: Front): string {
  const joints = Array.from({ length: 6 }, (_, index) => `M110 ${300 + index * 118}H1690`).join('')
  const upper = [300, 780, 1260]
    .map(
      (x) =>
        svgElement('path', { d: boxPath({ x, y: 40, width: 240, height: 170 }, 4), fill: wood }) +
        svgElement('path', { d: boxPath({ x: x + 16, y: 40, width: 96, height: 154 }), fill: '#8FA6B8' }) +
        svgElement('path', { d: boxPath({ x: x + 128, y: 40, width: 96, height: 154 }), fill: '#A9BCCB' }) +
        svgElement('rect', { x: x - 20, y: 210, width: 280, height: 18, fill: palette.steel[3] }),
    )
    .join('')
  return (
    svgElement('rect', { x: 110, width: 1580, height: 1000, fill: wall }) +
    svgElement('path', { d: joints, fill: 'none', stroke: '#000000', 'stroke-width': 3, opacity: 0.07 }) +
    upper
  )
}

function shopWindow({ wood, goods }: Front): string {
  return (
    svgElement('path', { d: boxPath({ x: 220, y: 400, width: 900, height: 560 }, 6), fill: wood }) +
    svgElement('rect', { x: 250, y: 430, width: 840, height: 440, fill: 'url(#glass)' }) +
    shopGoods[goods]() +
    svgElement('rect', { x: 662, y: 430, width: 16, height: 440, fill: wood }) +
    svgElement('path', { d: 'M300 430H470L330 870H250V590Z', fill: '#FFFFFF', opacity: 0.28 }) +
    svgElement('path', { d: boxPath({ x: 200, y: 930, width: 940, height: 34 }, 4), fill: '#000000', opacity: 0.25 })
  )
}

function door({ wood }: Front): string {
  return (
    svgElement('path', { d: boxPath({ x: 1240, y: 400, width: 330, height: 600 }, 6), fill: wood }) +
    svgElement('path', { d: boxPath({ x: 1274, y: 434, width: 262, height: 380 }, 4), fill: 'url(#glass)' }) +
    svgElement('path', { d: 'M1300 434H1390L1300 640Z', fill: '#FFFFFF', opacity: 0.3 }) +
    svgElement('path', {
      d: boxPath({ x: 1274, y: 846, width: 262, height: 120 }, 4),
      fill: '#000000',
      opacity: 0.16,
    }) +
    svgElement('circle', { cx: 1292, cy: 830, r: 13, fill: '#E3A84A' }) +
    svgElement('rect', { x: 1210, y: 988, width: 390, height: 26, fill: palette.steel[4] })
  )
}

function awning({ awning: [one, two] }: Front): string {
  const stripes = Array.from({ length: 12 }, (_, index) => {
    const x = 180 + index * 121
    return svgElement('path', {
      d: `M${x} 290H${x + 121}V410A60.5 34 0 0 1 ${x} 410Z`,
      fill: index % 2 === 0 ? one : two,
    })
  }).join('')
  return stripes + svgElement('rect', { x: 180, y: 290, width: 1452, height: 16, fill: '#000000', opacity: 0.18 })
}

/** A large key on an iron arm. */
function sign(): string {
  return (
    svgElement('path', { d: 'M1690 250H1560M1600 250V284', stroke: '#242C34', 'stroke-width': 10, fill: 'none' }) +
    svgElement('path', {
      d: circlePath([1600, 322], 40) + circlePath([1600, 316], 16),
      'fill-rule': 'evenodd',
      fill: '#E3A84A',
    }) +
    svgElement('path', {
      d: `${boxPath({ x: 1592, y: 356, width: 16, height: 84 })}M1608 404h20v12h-20zM1608 424h14v12h-14z`,
      fill: '#E3A84A',
    })
  )
}

function street({ pavement }: Front): string {
  const cobbles = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 19 }, (_cell, column) =>
      boxPath({ x: column * 98 - (row % 2) * 49, y: 1040 + row * 54, width: 90, height: 46 }, 14),
    ).join(''),
  ).join('')
  const slabs = Array.from({ length: 8 }, (_, index) => `M${index * 240} 1014L${index * 240 - 70} 1200`).join('')
  return (
    svgElement('rect', { y: 1000, width: 1800, height: 200, fill: '#A7AFB7' }) +
    svgElement('rect', { y: 1000, width: 1800, height: 16, fill: '#6E7A86' }) +
    (pavement === 'cobbles'
      ? svgElement('path', { d: cobbles, fill: '#8E98A2' })
      : svgElement('path', { d: `${slabs}M0 1106H1800`, stroke: '#8E98A2', 'stroke-width': 5 }))
  )
}
