import { ramps } from '../drawing/palette.ts'
import { type Point, polygonPath } from '../drawing/shape-path.ts'
import { type Drawing, linearGradient, svgElement } from '../drawing/svg-element.ts'
import { bittingLine } from './bitting-line.ts'
import { type KeyCut, type KeyLook } from './key-look.ts'

/** The arm of a cruciform blade that points at the viewer: seen from above, its cuts are lit and shaded steps. */
export function crossRib(id: string, look: KeyLook, cut: KeyCut<'edge'>): Drawing {
  const half = cut.armMm / 2
  const { face, edge } = ramps[look.finish]
  const outline = ribOutline(look.bladeLengthMm, half)
  const defs = linearGradient(`${id}-rib`, [0, 0, 0, 1], face) + shadeGradient(`${id}-shade`)
  const shade = (y: number, turn: number) =>
    svgElement('rect', {
      x: -1,
      y: 0,
      width: look.bladeLengthMm + 1,
      height: 2,
      fill: `url(#${id}-shade)`,
      transform: `translate(0 ${y}) scale(1 ${turn})`,
    })
  const body =
    shade(half, 1) +
    shade(-half, -0.55) +
    svgElement('path', { d: outline, fill: `url(#${id}-rib)` }) +
    steps(look, cut, half) +
    svgElement('path', { d: outline, fill: 'none', stroke: edge, 'stroke-width': 0.12, opacity: 0.8 })
  return { defs, body }
}

/** The section of a cruciform blade: two arms of one thickness, across each other. */
export function crossOutline(sideMm: number, armMm: number, scale: number): Point[] {
  const [far, near] = [(sideMm / 2) * scale, (armMm / 2) * scale]
  const quarter: readonly Point[] = [
    [near, -far],
    [near, -near],
    [far, -near],
  ]
  const turned = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-y, x] as const)
  const second = turned(quarter)
  const third = turned(second)
  return [...quarter, ...second, ...third, ...turned(third)]
}

function ribOutline(length: number, half: number): string {
  return polygonPath([
    [-1, -half],
    [length - 2.6, -half],
    [length - 0.5, -half * 0.4],
    [length - 0.5, half * 0.4],
    [length - 2.6, half],
    [-1, half],
  ])
}

/** Each flat and slope of the cut, by the way it looks: a slope towards the light is bright, one away from it dark. */
function steps(look: KeyLook, cut: KeyCut<'edge'>, half: number): string {
  const [lit, shaded] = ramps[look.finish].cut
  const line = bittingLine(cut.bitting)
  return line
    .slice(1)
    .map(([x, depth], index) => {
      const [before = 0, above = 0] = line[index] ?? []
      if (depth === 0 && above === 0) return ''
      const fill = depth === above ? lit : depth > above ? shaded : '#FFFFFF'
      const box = { x: before, y: -half, width: x - before, height: half * 2 }
      return svgElement('rect', { ...box, fill, opacity: depth === above ? 0.85 : 0.95 })
    })
    .join('')
}

function shadeGradient(id: string): string {
  return linearGradient(
    id,
    [0, 0, 0, 1],
    [
      [0, '#10161C', 0.5],
      [1, '#10161C', 0],
    ],
  )
}
