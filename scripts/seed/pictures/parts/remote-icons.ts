import { boxPath, type Point, polygonPath } from '../drawing/shape-path.ts'
import { svgElement } from '../drawing/svg-element.ts'

const thin = {
  fill: 'none',
  stroke: '#E6EAEE',
  'stroke-width': 0.5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

function lockBody(): string {
  return svgElement('path', { ...thin, d: boxPath({ x: -2, y: -0.6, width: 4, height: 3.4 }, 0.5) })
}

export function closedLock(): string {
  return lockBody() + svgElement('path', { ...thin, d: 'M-1.2 -0.6V-1.8A1.2 1.2 0 0 1 1.2 -1.8V-0.6' })
}

export function openLock(): string {
  return lockBody() + svgElement('path', { ...thin, d: 'M-1.2 -0.6V-2.2A1.2 1.2 0 0 1 1.1 -2.6' })
}

export function carBoot(): string {
  return svgElement('path', { ...thin, d: 'M-2.8 1.8H2.8M-2.8 1.8V0.4L-1.4 -0.4H1.2L2.8 0.6V1.8M1.2 -0.4L-1 -3' })
}

export function bell(): string {
  const points: Point[] = [
    [-2, 1.4],
    [2, 1.4],
    [1.4, 0.6],
    [1.4, -0.6],
    [0, -2.2],
    [-1.4, -0.6],
    [-1.4, 0.6],
  ]
  return svgElement('path', { ...thin, d: polygonPath(points) })
}
