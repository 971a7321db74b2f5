import { boxPath, type Point, polygonPath } from '../drawing/shape-path.ts'
import { softShadow } from '../drawing/soft-shadow.ts'
import { svgElement } from '../drawing/svg-element.ts'

type Box = { x: number; y: number; width: number; height: number }

/** A body cut by the plane of the drawing. */
export function sectionBody(path: string, material: 'cut-steel' | 'cut-brass' | 'cut-door'): string {
  return svgElement('path', {
    d: path,
    fill: `url(#${material})`,
    stroke: '#242C34',
    'stroke-width': 0.22,
    'stroke-linejoin': 'round',
  })
}

/** An empty room inside a body. */
export function hollow(box: Box, radius = 0): string {
  return svgElement('path', { d: boxPath(box, radius), fill: 'url(#hollow)' })
}

/** A turned part, standing (pin) or lying (rod). */
export function turnedPart(path: string, material: 'pin-brass' | 'pin-steel' | 'rod-brass' | 'rod-steel'): string {
  return svgElement('path', {
    d: path,
    fill: `url(#${material})`,
    stroke: '#242C34',
    'stroke-width': 0.12,
    'stroke-linejoin': 'round',
  })
}

/** A coil spring between two points, seen from the side. */
export function spring(from: Point, to: Point, width: number): string {
  const turns = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.05))
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
  const points = Array.from({ length: turns * 2 + 1 }, (_, index): Point => {
    const part = index / (turns * 2)
    const side = index % 2 === 0 ? -width / 2 : width / 2
    const x = from[0] + (to[0] - from[0]) * part
    const y = from[1] + (to[1] - from[1]) * part
    return isUpright ? [x + side, y] : [x, y + side]
  })
  const line = { d: polygonPath(points, true), fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  return (
    svgElement('path', { ...line, stroke: '#4B5661', 'stroke-width': 0.42 }) +
    svgElement('path', { ...line, stroke: '#E6EAEE', 'stroke-width': 0.2 })
  )
}

/** Soft shadow under a lock on paper. */
export function lockShadow(box: Box): string {
  return softShadow({ outlines: [boxPath(box, 0.6)], deviation: 1.3, opacity: 0.3, shift: [0.8, 1.6] })
}

/** The line at which everything must meet so that the lock turns. */
export function shearLine(from: Point, to: Point): string {
  return svgElement('path', {
    d: polygonPath([from, to], true),
    stroke: '#0B57D0',
    'stroke-width': 0.3,
    'stroke-dasharray': '1.6 0.7',
    fill: 'none',
  })
}
