import { palette } from './palette.ts'
import { type Point } from './shape-path.ts'
import { strokeText } from './stroke-text.ts'
import { numberText, svgElement } from './svg-element.ts'

export type Dimension = {
  from: Point
  to: Point
  /** Distance of the dimension line from the measured points, to the left of the way from `from` to `to`. */
  away: number
  text: string
  /** Height of the figures. */
  size: number
}

/** A dimension as a drawing office writes it: thin extension lines, arrowheads, figures over the line. */
export function dimensionLine({ from, to, away, text, size }: Dimension): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const aside: Point = [along[1] * away, -along[0] * away]
  const a: Point = [from[0] + aside[0], from[1] + aside[1]]
  const b: Point = [to[0] + aside[0], to[1] + aside[1]]
  const past = size * 0.5 * Math.sign(away)
  const over = (end: Point): Point => [end[0] + along[1] * past, end[1] - along[0] * past]
  const lines = [
    [from, over(a)],
    [to, over(b)],
    [a, b],
  ] as const
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const isUpright = Math.abs(along[1]) > Math.abs(along[0])
  const label = strokeText(text, {
    x: middle[0] + (isUpright ? size * 0.8 : 0),
    y: isUpright ? middle[1] - size / 2 : middle[1] - size * 1.55,
    height: size,
    colour: palette.ink,
    weight: size / 9,
    align: isUpright ? 'start' : 'middle',
  })
  const style = { fill: 'none', stroke: palette.steel[6], 'stroke-width': size / 14 }
  return (
    lines.map(([start, end]) => svgElement('path', { ...style, d: linePath(start, end) })).join('') +
    arrowhead(a, along, size) +
    arrowhead(b, [-along[0], -along[1]], size) +
    label
  )
}

/** A chain line: the axis of a round part. */
export function axisLine(from: Point, to: Point, weight: number): string {
  return svgElement('path', {
    d: linePath(from, to),
    fill: 'none',
    stroke: palette.brass,
    'stroke-width': weight,
    'stroke-dasharray': `${numberText(weight * 12)} ${numberText(weight * 4)} ${numberText(weight * 2)} ${numberText(weight * 4)}`,
  })
}

function linePath(from: Point, to: Point): string {
  return `M${numberText(from[0])} ${numberText(from[1])}L${numberText(to[0])} ${numberText(to[1])}`
}

function arrowhead(tip: Point, along: Point, size: number): string {
  const reach = size * 0.75
  const half = size * 0.15
  const base: Point = [tip[0] + along[0] * reach, tip[1] + along[1] * reach]
  const left: Point = [base[0] + along[1] * half, base[1] - along[0] * half]
  const right: Point = [base[0] - along[1] * half, base[1] + along[0] * half]
  return svgElement('path', {
    d: `${linePath(tip, left)}L${numberText(right[0])} ${numberText(right[1])}Z`,
    fill: palette.steel[7],
  })
}
