import { metalPart } from '../drawing/metal-part.ts'
import { ramps } from '../drawing/palette.ts'
import { boxPath, circlePath, type Point, polygonPath } from '../drawing/shape-path.ts'
import { type Drawing, layered, linearGradient, radialGradient, svgElement } from '../drawing/svg-element.ts'
import { bittingLine } from './bitting-line.ts'
import { bladeOutline, cutEdge } from './blade-outline.ts'
import { crossRib } from './cross-rib.ts'
import { type KeyCut, type KeyLook } from './key-look.ts'
import { drawShankAndFlag, drawTube } from './round-blade.ts'

/** The blade seen from its left side, cut, with its grooves. */
export function drawBlade(id: string, look: KeyLook): Drawing {
  switch (look.cut.style) {
    case 'bit':
      return drawShankAndFlag(id, look, look.cut)
    case 'tube':
      return drawTube(id, look, look.cut)
    case 'edge':
      return drawEdged(id, look, look.cut)
    case 'dimple':
      return withDimples(id, look, look.cut)
    case 'track':
      return drawFlat(id, look, track(look, look.cut))
  }
}

function drawEdged(id: string, look: KeyLook, cut: KeyCut<'edge'>): Drawing {
  const rib = cut.armMm > 0 ? crossRib(id, look, cut) : { defs: '', body: '' }
  return layered({ defs: rib.defs, body: '' }, drawFlat(id, look, cutFaces(look, cut) + rib.body))
}

function drawFlat(id: string, look: KeyLook, inside: string): Drawing {
  const groove = ramps[look.finish].groove
  const defs = linearGradient(
    `${id}-groove`,
    [0, 0, 0, 1],
    [
      [0, groove[0]],
      [0.2, groove[1]],
      [0.78, groove[1]],
      [1, groove[2]],
    ],
  )
  const part = metalPart({
    id,
    outline: bladeOutline(look),
    finish: look.finish,
    rim: 0.36,
    inside: grooves(id, look) + inside,
  })
  return { defs: defs + part.defs, body: part.body }
}

/** Grooves of the side that faces us; they run out under the bow, where the milling cutter leaves the metal. */
function grooves(id: string, look: KeyLook): string {
  const half = look.bladeHeightMm / 2
  return look.grooves
    .filter((groove) => groove.side === 'left')
    .map(({ fromMm, toMm }) => {
      const box = { x: -0.6, y: half - toMm, width: look.bladeLengthMm + 4, height: toMm - fromMm }
      const path = boxPath(box, Math.min(1.2, box.height / 2))
      return (
        svgElement('path', { d: path, fill: `url(#${id}-groove)` }) +
        svgElement('path', {
          d: path,
          fill: 'none',
          stroke: ramps[look.finish].edge,
          'stroke-width': 0.07,
          opacity: 0.65,
        })
      )
    })
    .join('')
}

/** Fresh metal along the cuts. */
function cutFaces(look: KeyLook, cut: KeyCut<'edge'>): string {
  if (cut.bitting.depthsMm.every((depth) => depth === 0)) return ''
  const [lit, shaded] = ramps[look.finish].cut
  const upper = cutEdge(look, cut)
  const faces = cut.isDouble ? [upper, upper.map(([x, y]) => [x, -y] as const)] : [upper]
  return faces
    .map((points) => {
      const line = { d: polygonPath(points, true), fill: 'none', 'stroke-linejoin': 'miter' }
      return (
        svgElement('path', { ...line, stroke: shaded, 'stroke-width': 1.15 }) +
        svgElement('path', { ...line, stroke: lit, 'stroke-width': 0.62 })
      )
    })
    .join('')
}

function withDimples(id: string, look: KeyLook, cut: KeyCut<'dimple'>): Drawing {
  const [lit, shaded] = ramps[look.finish].cut
  const cones = cut.rows.flatMap(({ offsetMm, diametersMm }) =>
    diametersMm.map((diameter, index) => {
      const centre: Point = [cut.firstMm + index * cut.spacingMm, offsetMm]
      if (diameter === 0) return ''
      return (
        svgElement('path', {
          d: circlePath(centre, diameter / 2),
          fill: `url(#${id}-cone)`,
          stroke: shaded,
          'stroke-width': 0.09,
        }) +
        svgElement('path', {
          d: circlePath([centre[0] + diameter * 0.05, centre[1] + diameter * 0.06], diameter * 0.16),
          fill: shaded,
          opacity: 0.9,
        })
      )
    }),
  )
  const defs = radialGradient(
    `${id}-cone`,
    [0.62, 0.68, 0.72],
    [
      [0, lit],
      [0.35, lit],
      [0.62, shaded],
      [1, '#5C4218'],
    ],
  )
  return layered({ defs, body: '' }, drawFlat(id, look, cones.join('')))
}

/** A milled track: one wall follows the depths, the other runs beside it. */
function track(look: KeyLook, cut: KeyCut<'track'>): string {
  const [lit, shaded] = ramps[look.finish].cut
  const line = bittingLine(cut.bitting).map(([x, depth]) => [x, depth - look.bladeHeightMm * 0.24] as const)
  const last = line.at(-1)
  const path = polygonPath([...line, [look.bladeLengthMm + 1, last?.[1] ?? 0]], true)
  const stroke = { d: path, fill: 'none', 'stroke-linejoin': 'round' }
  return (
    svgElement('path', {
      ...stroke,
      stroke: '#FFFFFF',
      'stroke-width': cut.trackMm + 0.34,
      opacity: 0.9,
      transform: 'translate(0.12 0.2)',
    }) +
    svgElement('path', { ...stroke, stroke: '#3E2D10', 'stroke-width': cut.trackMm + 0.2 }) +
    svgElement('path', {
      ...stroke,
      stroke: shaded,
      'stroke-width': cut.trackMm - 0.1,
      transform: 'translate(0.05 0.12)',
    }) +
    svgElement('path', {
      ...stroke,
      stroke: lit,
      'stroke-width': cut.trackMm * 0.55,
      opacity: 0.75,
      transform: 'translate(0.1 0.3)',
    })
  )
}
