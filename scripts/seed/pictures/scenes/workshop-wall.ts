import { palette } from '../drawing/palette.ts'
import { arcPoints, boxPath, circlePath, polygonPath } from '../drawing/shape-path.ts'
import { svgElement } from '../drawing/svg-element.ts'

export const wall = '#2A333B'

export function windowFrame(): string {
  const hills = 'M1120 470L1210 400L1290 440L1400 350L1520 430L1600 395L1660 440V520H1120Z'
  const panes = [1120, 1304, 1488]
    .map((x) => svgElement('rect', { x, y: 90, width: 172, height: 430, fill: 'url(#sky)' }))
    .join('')
  const clip = svgElement(
    'clipPath',
    { id: 'panes' },
    [1120, 1304, 1488].map((x) => svgElement('rect', { x, y: 90, width: 172, height: 430 })).join(''),
  )
  return (
    clip +
    svgElement('rect', { x: 1100, y: 70, width: 580, height: 470, fill: '#454F59' }) +
    panes +
    svgElement(
      'g',
      { 'clip-path': 'url(#panes)' },
      svgElement('path', { d: hills, fill: '#C7B48C' }) +
        svgElement('path', { d: 'M1120 500L1260 450L1390 480L1530 440L1660 490V520H1120Z', fill: '#A6905F' }),
    ) +
    svgElement('rect', { x: 1080, y: 540, width: 620, height: 18, fill: '#525D68' })
  )
}

export function shelf(): string {
  const boxes = [
    [880, 96, palette.steel[6]],
    [990, 70, palette.brassLight],
    [1000, 0, ''],
  ] as const
  const row = boxes
    .filter(([, , fill]) => fill !== '')
    .map(([x, height, fill]) => svgElement('path', { d: boxPath({ x, y: 300 - height, width: 92, height }, 4), fill }))
    .join('')
  const labels = [
    [896, 240],
    [1006, 262],
  ]
    .map(([x = 0, y = 0]) => svgElement('rect', { x, y, width: 60, height: 16, fill: palette.paper, opacity: 0.85 }))
    .join('')
  return (
    row +
    labels +
    svgElement('rect', { x: 850, y: 300, width: 250, height: 12, fill: '#6E7A86' }) +
    svgElement('path', {
      d: 'M870 312V350L890 312M1080 312V350L1060 312',
      stroke: '#525D68',
      'stroke-width': 6,
      fill: 'none',
    })
  )
}

/** A board with hand tools in silhouette. */
export function toolBoard(): string {
  const holes = Array.from({ length: 11 }, (_column, x) =>
    Array.from({ length: 7 }, (_row, y) => circlePath([1830 + x * 48, 130 + y * 48], 3.4)).join(''),
  ).join('')
  const file = (x: number, length: number) =>
    svgElement('path', { d: boxPath({ x, y: 130, width: 18, height: 66 }, 8), fill: palette.brassLight }) +
    svgElement('path', {
      d: `M${x + 4} 196H${x + 14}L${x + 12} ${196 + length}L${x + 9} ${206 + length}L${x + 6} ${196 + length}Z`,
      fill: '#B7C0C9',
    })
  const hammer =
    svgElement('path', { d: boxPath({ x: 2144, y: 176, width: 16, height: 190 }, 7), fill: '#B98A45' }) +
    svgElement('path', { d: 'M2108 140H2184L2204 152V168L2184 178H2108Z', fill: '#939EA9' })
  const ring = svgElement('path', {
    d: circlePath([2270, 210], 56) + circlePath([2270, 210], 40),
    'fill-rule': 'evenodd',
    fill: '#E3A84A',
  })
  const ringKeys = [60, 90, 118]
    .map((angle) => {
      const [from, to] = [
        arcPoints([2270, 210], 50, { from: angle, to: angle, steps: 1 })[0],
        arcPoints([2270, 210], 150, { from: angle, to: angle, steps: 1 })[0],
      ]
      if (!from || !to) return ''
      return (
        svgElement('path', {
          d: polygonPath([from, to], true),
          stroke: '#D3D9DF',
          'stroke-width': 12,
          'stroke-linecap': 'round',
        }) +
        svgElement('circle', { cx: from[0], cy: from[1] + 6, r: 24, fill: '#D3D9DF' }) +
        svgElement('circle', { cx: from[0], cy: from[1], r: 8, fill: wall })
      )
    })
    .join('')
  return (
    svgElement('path', { d: boxPath({ x: 1800, y: 90, width: 540, height: 360 }, 6), fill: '#3F4A54' }) +
    svgElement('path', { d: holes, fill: '#2A333B' }) +
    file(1862, 130) +
    file(1918, 160) +
    file(1974, 110) +
    file(2030, 140) +
    hammer +
    ringKeys +
    ring
  )
}
