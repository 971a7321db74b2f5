import { palette } from '../drawing/palette.ts'
import { boxPath, circlePath, type Point } from '../drawing/shape-path.ts'
import { svgElement } from '../drawing/svg-element.ts'

function key([x, y]: Point, length: number, fill: string): string {
  const bow = circlePath([x, y + 26], 26) + circlePath([x, y + 20], 8)
  const blade = boxPath({ x: x - 8, y: y + 48, width: 16, height: length }, 3)
  const cuts = [0.3, 0.55, 0.8]
    .map((part) => boxPath({ x: x + 4, y: y + 48 + length * part, width: 8, height: 9 }))
    .join('')
  return (
    svgElement('path', { d: bow, 'fill-rule': 'evenodd', fill }) +
    svgElement('path', { d: blade, fill }) +
    svgElement('path', { d: cuts, fill: '#F3E3BE' })
  )
}

const metals = ['#B98A45', '#939EA9', '#D3A955', '#6E7A86']
const metal = (index: number) => metals[index % metals.length] ?? palette.brass

/** What stands behind the glass of a shop, on 1800 by 1200 pixels. */
export const shopGoods = {
  keys: () =>
    [450, 660]
      .map(
        (y, row) =>
          svgElement('rect', { x: 270, y: y - 10, width: 800, height: 8, fill: '#8A5A12' }) +
          Array.from({ length: 11 }, (_, column) =>
            key([306 + column * 73, y], 66 + ((column * 7 + row * 3) % 5) * 14, metal(column + row)),
          ).join(''),
      )
      .join(''),
  machine: () =>
    svgElement('rect', { x: 250, y: 790, width: 840, height: 80, fill: '#8A5A12' }) +
    svgElement('path', { d: boxPath({ x: 330, y: 600, width: 270, height: 190 }, 14), fill: '#39434D' }) +
    svgElement('path', { d: boxPath({ x: 356, y: 560, width: 150, height: 60 }, 10), fill: '#525D68' }) +
    svgElement('path', {
      d: circlePath([540, 690], 44) + circlePath([540, 690], 14),
      'fill-rule': 'evenodd',
      fill: '#D3D9DF',
    }) +
    svgElement('path', { d: boxPath({ x: 590, y: 676, width: 54, height: 28 }, 6), fill: '#E3A84A' }) +
    svgElement('path', { d: boxPath({ x: 770, y: 520, width: 240, height: 270 }, 16), fill: '#E6EAEE' }) +
    svgElement('path', { d: boxPath({ x: 796, y: 548, width: 188, height: 110 }, 8), fill: '#14181D' }) +
    svgElement('path', {
      d: 'M812 624H850L872 590H900L918 624H968',
      stroke: '#E3A84A',
      'stroke-width': 6,
      fill: 'none',
    }) +
    svgElement('path', { d: boxPath({ x: 820, y: 684, width: 140, height: 70 }, 8), fill: '#B7C0C9' }),
  padlocks: () =>
    [640, 850]
      .map(
        (y, row) =>
          svgElement('rect', { x: 250, y, width: 840, height: 20, fill: '#8A5A12' }) +
          Array.from({ length: 6 }, (_, column) =>
            padlock(318 + column * 138, y, { wide: 78 + ((column + row) % 3) * 16, row }),
          ).join(''),
      )
      .join(''),
  remotes: () =>
    svgElement('path', { d: boxPath({ x: 290, y: 460, width: 760, height: 380 }, 8), fill: '#242C34' }) +
    Array.from({ length: 18 }, (_, index) => remote(370 + (index % 6) * 120, 490 + Math.floor(index / 6) * 116)).join(
      '',
    ),
} as const

function padlock(x: number, y: number, { wide, row }: { wide: number; row: number }): string {
  const high = wide * 0.82
  return (
    svgElement('path', {
      d: `M${x - wide * 0.3} ${y - high}V${y - high - wide * 0.32}A${wide * 0.3} ${wide * 0.3} 0 0 1 ${x + wide * 0.3} ${y - high - wide * 0.32}V${y - high}`,
      stroke: '#939EA9',
      'stroke-width': wide * 0.13,
      fill: 'none',
    }) +
    svgElement('path', {
      d: boxPath({ x: x - wide / 2, y: y - high, width: wide, height: high }, 8),
      fill: metal(Math.round(x / 138) + row),
    }) +
    svgElement('circle', { cx: x, cy: y - high * 0.5, r: wide * 0.1, fill: '#14181D' })
  )
}

function remote(x: number, y: number): string {
  const buttons = [26, 50, 74]
    .map((step) => svgElement('circle', { cx: x, cy: y + step, r: 8, fill: '#B7C0C9' }))
    .join('')
  return svgElement('path', { d: boxPath({ x: x - 26, y, width: 52, height: 96 }, 22), fill: '#525D68' }) + buttons
}
