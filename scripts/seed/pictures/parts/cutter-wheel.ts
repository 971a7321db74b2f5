import { groundShadow } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { arcPoints, boxPath, circlePath, polygonPath } from '../drawing/shape-path.ts'
import { engravedText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, linearGradient, placed, svgElement } from '../drawing/svg-element.ts'
import { toneOf } from '../machines/materials.ts'
import { onPaper } from './on-paper.ts'

export type CutterLook = { diameterMm: number; widthMm: number; boreMm: number; teeth: number; angleDegrees: number }

/** A cutter wheel from the front, and beside it its edge with the angle that it leaves in the key. */
export function cutterPicture(code: string, look: CutterLook): string {
  const radius = look.diameterMm / 2
  const wheel = cutterFace(code, look)
  const shadow = groundShadow([circlePath([-14, 0], radius)], 3)
  const edge = cutterEdge(look)
  const edgeShadow = groundShadow(
    [boxPath({ x: radius + 8, y: -radius, width: look.widthMm * 2, height: radius * 2 }, 1)],
    2,
  )
  const drawnEdge = { defs: edge.defs, body: placed(edge.body, { x: radius + 8 + look.widthMm, y: 0 }) }
  return onPaper(layered(shadow, edgeShadow, placed(wheel, { x: -14, y: 0 }), drawnEdge), 940 / look.diameterMm)
}

/** Turned steel: each ray of the face reflects the window at its own angle. */
export function cutterFace(code: string, look: CutterLook, ground: string = palette.paper): string {
  const radius = look.diameterMm / 2
  const rays = Array.from({ length: 120 }, (_, index) => {
    const from = index * 3
    const angle = ((from - 48) * Math.PI) / 90
    const tone = toneOf('tool', 0.62 + 0.3 * Math.cos(angle) + 0.1 * Math.cos(angle * 2.5))
    const arc = arcPoints([0, 0], radius, { from, to: from + 3.4, steps: 2 })
    return svgElement('path', { d: polygonPath([[0, 0], ...arc]), fill: tone })
  }).join('')
  const teeth = polygonPath(
    Array.from({ length: look.teeth }, (_, index) => {
      const at = (part: number, reach: number) => {
        const angle = ((index + part) / look.teeth) * Math.PI * 2
        return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
      }
      return [at(0, radius), at(0.12, radius), at(0.34, radius * 0.935), at(0.8, radius * 0.955)]
    }).flat(),
  )
  const ring = (r: number, width: number, colour: string) =>
    svgElement('circle', { r, fill: 'none', stroke: colour, 'stroke-width': width })
  const hub = radius * 0.5
  return (
    svgElement('clipPath', { id: 'teeth' }, svgElement('path', { d: teeth })) +
    svgElement('g', { 'clip-path': 'url(#teeth)' }, rays) +
    svgElement('path', { d: teeth, fill: 'none', stroke: '#242C34', 'stroke-width': 0.25 }) +
    ring(radius * 0.9, 0.35, '#FFFFFFB3') +
    ring(radius * 0.885, 0.3, '#1C212780') +
    svgElement('circle', { r: hub, fill: '#DDE2E6', opacity: 0.5 }) +
    ring(hub, 0.5, '#1C21278C') +
    ring(hub - 0.5, 0.35, '#FFFFFFE6') +
    svgElement('circle', { r: look.boreMm / 2, fill: ground, stroke: '#242C34', 'stroke-width': 0.45 }) +
    svgElement('path', {
      d: arcPath(look.boreMm / 2 - 0.4),
      fill: 'none',
      stroke: '#1C2732',
      'stroke-width': 0.9,
      opacity: 0.35,
    }) +
    engravedText(code, {
      x: 0,
      y: -radius * 0.75,
      height: radius * 0.1,
      align: 'middle',
      dark: '#242C34',
      light: '#FFFFFF',
    }) +
    engravedText(`Ø${look.diameterMm}×${look.widthMm}×${look.boreMm}`, {
      x: 0,
      y: radius * 0.64,
      height: radius * 0.075,
      align: 'middle',
      dark: '#242C34',
      light: '#FFFFFF',
    })
  )
}

function arcPath(radius: number): string {
  return polygonPath(arcPoints([0, 0], radius, { from: 190, to: 320, steps: 26 }), true)
}

function cutterEdge({ diameterMm, widthMm, boreMm, angleDegrees }: CutterLook): Drawing {
  const radius = diameterMm / 2
  const half = widthMm
  const slope = Math.tan(((90 - angleDegrees / 2) * Math.PI) / 180) * half * 0.55
  const outline = polygonPath([
    [-half, -radius + slope],
    [-half * 0.45, -radius],
    [half * 0.45, -radius],
    [half, -radius + slope],
    [half, radius - slope],
    [half * 0.45, radius],
    [-half * 0.45, radius],
    [-half, radius - slope],
  ])
  const defs = linearGradient(
    'edge-tone',
    [0, 0, 0, 1],
    [
      [0, '#6A7580'],
      [0.16, '#F4F6F8'],
      [0.34, '#B5BEC6'],
      [0.62, '#8A949E'],
      [0.86, '#D3D9DF'],
      [1, '#4A545E'],
    ],
  )
  const rows = Array.from({ length: 44 }, (_, index) => {
    const y = -radius + 2 + Math.pow(index / 43, 1) * (radius * 2 - 4)
    return `M${-half * 0.96} ${y.toFixed(2)}L${half * 0.96} ${(y + 0.9).toFixed(2)}`
  }).join('')
  const hub = svgElement('rect', {
    x: -half - 2.4,
    y: -boreMm / 2 - 4,
    width: half * 2 + 4.8,
    height: boreMm + 8,
    fill: 'url(#edge-tone)',
    stroke: '#242C34',
    'stroke-width': 0.25,
    rx: 0.6,
  })
  return {
    defs,
    body:
      hub +
      svgElement('path', { d: outline, fill: 'url(#edge-tone)', stroke: '#242C34', 'stroke-width': 0.25 }) +
      svgElement('path', { d: rows, fill: 'none', stroke: '#1C2127', 'stroke-width': 0.22, opacity: 0.55 }),
  }
}
