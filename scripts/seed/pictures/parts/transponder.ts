import { groundShadow } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { boxPath, circlePath } from '../drawing/shape-path.ts'
import { strokeText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, linearGradient, svgElement } from '../drawing/svg-element.ts'
import { onPaper } from './on-paper.ts'

/** Glass, ferrite and copper. */
const transponderMaterials =
  linearGradient(
    'glass',
    [0, 0, 0, 1],
    [
      [0, '#DCE8EE', 0.85],
      [0.18, '#FFFFFF', 0.75],
      [0.45, '#C9D8E0', 0.35],
      [0.8, '#9FB2BD', 0.5],
      [1, '#7C909C', 0.8],
    ],
  ) +
  linearGradient(
    'ferrite',
    [0, 0, 0, 1],
    [
      [0, '#3A434C'],
      [0.3, '#6E7A86'],
      [1, '#14181D'],
    ],
  ) +
  linearGradient(
    'coil',
    [0, 0, 0, 1],
    [
      [0, '#8A4A18'],
      [0.28, '#F6D09A'],
      [0.6, '#C9803F'],
      [1, '#6B3710'],
    ],
  )

/** A glass transponder, much enlarged: ferrite core, copper coil, chip. */
export function transponderPicture(code: string, look: { lengthMm: number; diameterMm: number }): string {
  const { lengthMm: length, diameterMm: diameter } = look
  const half = diameter / 2
  const glass = boxPath({ x: -length / 2, y: -half, width: length, height: diameter }, half)
  const inside =
    svgElement('path', {
      d: boxPath({ x: -length * 0.36, y: -half * 0.5, width: length * 0.54, height: half }, 0.08),
      fill: 'url(#ferrite)',
    }) +
    svgElement('path', {
      d: boxPath({ x: -length * 0.31, y: -half * 0.62, width: length * 0.44, height: half * 1.24 }, 0.1),
      fill: 'url(#coil)',
    }) +
    windings(length, half) +
    chip(length, half)
  const shine = svgElement('path', {
    d: boxPath({ x: -length * 0.44, y: -half * 0.78, width: length * 0.82, height: half * 0.2 }, half * 0.1),
    fill: '#FFFFFF',
    opacity: 0.75,
  })
  const capsule: Drawing = {
    defs: transponderMaterials,
    body:
      svgElement('path', { d: glass, fill: '#EAF1F4' }) +
      inside +
      svgElement('path', { d: glass, fill: 'url(#glass)', stroke: '#6E7A86', 'stroke-width': 0.05 }) +
      shine,
  }
  const label = strokeText(code, { x: 0, y: half + 1.5, height: 0.62, colour: palette.steel[6], align: 'middle' })
  return onPaper(layered(groundShadow([glass], 0.5), capsule, label), 1240 / length)
}

function windings(length: number, half: number): string {
  return Array.from({ length: 46 }, (_, index) => {
    const x = -length * 0.3 + (index * length * 0.42) / 45
    return svgElement('path', {
      d: `M${x} ${-half * 0.62}Q${x + 0.07} 0 ${x} ${half * 0.62}`,
      stroke: index % 3 === 0 ? '#F2C98A' : '#B4652A',
      'stroke-width': length * 0.0078,
      fill: 'none',
    })
  }).join('')
}

function chip(length: number, half: number): string {
  const x = length * 0.2
  const wires = [-0.28, 0.28]
    .map((y) =>
      svgElement('path', {
        d: `M${length * 0.12} ${half * y}Q${x - length * 0.02} ${half * y * 1.6} ${x + length * 0.03} ${half * y}`,
        stroke: '#B4652A',
        'stroke-width': 0.05,
        fill: 'none',
      }),
    )
    .join('')
  return (
    svgElement('path', {
      d: boxPath({ x, y: -half * 0.46, width: length * 0.17, height: half * 0.92 }, 0.06),
      fill: '#1E4D3B',
    }) +
    svgElement('path', {
      d: boxPath({ x: x + length * 0.045, y: -half * 0.3, width: length * 0.09, height: half * 0.6 }, 0.04),
      fill: '#14181D',
    }) +
    svgElement('path', { d: circlePath([x + length * 0.07, -half * 0.12], 0.06), fill: '#939EA9' }) +
    wires
  )
}
