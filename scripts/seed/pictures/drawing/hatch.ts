import { gradientStops, svgElement } from './svg-element.ts'

type Paint = readonly [colour: string, opacity?: number]

/**
 * Thin lines aslant, `step` user units apart, on a ground; their edges are soft enough for a small picture. It is a repeated
 * gradient because a turned pattern costs the renderer several times as much.
 */
export function hatch(id: string, step: number, { ground, line }: { ground: Paint; line: Paint }): string {
  const stops = [
    [0, ...ground],
    [0.07, ...line],
    [0.12, ...line],
    [0.19, ...ground],
    [1, ...ground],
  ] as const
  const along = step * Math.SQRT1_2
  const place = { x1: 0, y1: 0, x2: along, y2: along, gradientUnits: 'userSpaceOnUse', spreadMethod: 'repeat' }
  return svgElement('linearGradient', { id, ...place }, gradientStops(stops))
}
