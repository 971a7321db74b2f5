import { boxPath } from '../drawing/shape-path.ts'
import { type Drawing, linearGradient, svgElement } from '../drawing/svg-element.ts'
import { person } from './workshop-person.ts'
import { shelf, toolBoard, wall, windowFrame } from './workshop-wall.ts'

/** Wall, window, tools and the person at the bench: everything behind the machine. */
export function workshopBack(): Drawing {
  const defs =
    linearGradient(
      'room',
      [0, 0, 1, 0],
      [
        [0, '#1B2127'],
        [0.5, wall],
        [1, '#343E47'],
      ],
    ) +
    linearGradient(
      'sky',
      [0, 0, 0, 1],
      [
        [0, '#F7E3B8'],
        [0.55, '#F3ECDD'],
        [1, '#FBFAF7'],
      ],
    ) +
    linearGradient(
      'bench',
      [0, 0, 0, 1],
      [
        [0, '#B98A45'],
        [1, '#8A5A12'],
      ],
    ) +
    linearGradient(
      'sun',
      [0, 0, 1, 1],
      [
        [0, '#F7E3B8', 0.22],
        [1, '#F7E3B8', 0],
      ],
    )
  const body =
    svgElement('rect', { width: 2400, height: 1000, fill: 'url(#room)' }) +
    windowFrame() +
    svgElement('path', { d: 'M1300 110L1660 110L2330 790L1560 790Z', fill: 'url(#sun)' }) +
    shelf() +
    toolBoard() +
    person() +
    bench()
  return { defs, body }
}

/** What stands before the machine: keys on the bench, the lamp, a mug. */
export function workshopFront(): Drawing {
  return { defs: '', body: lamp() + tray() }
}

function bench(): string {
  const planks = [856, 912]
    .map((y) =>
      svgElement('path', { d: `M0 ${y}H2400`, fill: 'none', stroke: '#6E470C', 'stroke-width': 3, opacity: 0.5 }),
    )
    .join('')
  return (
    svgElement('rect', { y: 772, width: 2400, height: 34, fill: '#CDA05C' }) +
    svgElement('rect', { y: 806, width: 2400, height: 194, fill: 'url(#bench)' }) +
    planks +
    svgElement('rect', { y: 806, width: 2400, height: 10, fill: '#5E3D0B', opacity: 0.45 })
  )
}

function lamp(): string {
  return (
    svgElement('path', {
      d: 'M2270 772V640L2180 470',
      stroke: '#939EA9',
      'stroke-width': 14,
      fill: 'none',
      'stroke-linejoin': 'round',
    }) +
    svgElement('circle', { cx: 2270, cy: 640, r: 16, fill: '#525D68' }) +
    svgElement('path', { d: 'M2218 424L2140 504L2072 478C2086 420 2140 380 2196 388Z', fill: '#E3A84A' }) +
    svgElement('path', { d: 'M2140 504L2072 478L2066 494L2130 520Z', fill: '#FFF3D6' }) +
    svgElement('path', { d: boxPath({ x: 2200, y: 756, width: 140, height: 18 }, 8), fill: '#525D68' })
  )
}

function tray(): string {
  const blanks = Array.from({ length: 6 }, (_, index) => {
    const x = 700 + index * 46
    const fill = index % 3 === 1 ? '#D3D9DF' : '#E3B65F'
    return (
      svgElement('circle', { cx: x, cy: 752, r: 19, fill }) +
      svgElement('circle', { cx: x, cy: 748, r: 6, fill: '#8A5A12' })
    )
  }).join('')
  return (
    blanks +
    svgElement('path', { d: 'M660 752H980L962 792H678Z', fill: '#39434D' }) +
    svgElement('rect', { x: 654, y: 748, width: 332, height: 10, fill: '#6E7A86' })
  )
}
