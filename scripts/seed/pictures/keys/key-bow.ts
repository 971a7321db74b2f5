import { metalPart } from '../drawing/metal-part.ts'
import { polygonPath } from '../drawing/shape-path.ts'
import { engravedText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, svgElement } from '../drawing/svg-element.ts'
import { type BowShape, shapeOf } from './bow-shape.ts'
import { type KeyLook } from './key-look.ts'
import { collarPath, drawTrefoil, ringPath, trefoilRings } from './trefoil-bow.ts'

/** How far the bow of a key reaches to the left of its shoulder. */
export function bowLength(look: KeyLook): number {
  return look.bow === 'trefoil' ? 31 : shapeOf(look).lengthMm
}

/** Everything that must cast a shadow: outline of the bow with its holes. */
export function bowOutline(look: KeyLook): string {
  return look.bow === 'trefoil' ? trefoilRings.map(ringPath).join('') + collarPath : shapeOf(look).outline
}

/** The bow seen from above, with the code engraved; an empty code is a bow before stamping. */
export function drawBow(id: string, look: KeyLook, code: string): Drawing {
  if (look.bow === 'trefoil') return drawTrefoil(id, look)
  const shape = shapeOf(look)
  const isPlastic = look.bow === 'plastic'
  const part = metalPart({
    id,
    outline: shape.outline,
    finish: isPlastic ? 'black_plastic' : look.finish,
    light: 'diagonal',
    rim: isPlastic ? 1.5 : 0.75,
    inside: code === '' ? '' : stampedField(shape, code, isPlastic),
  })
  return isPlastic ? layered(part, brandInlay()) : part
}

/** What the press leaves in the bow: the field, and the code in it. */
function stampedField(shape: BowShape, code: string, isPlastic: boolean): string {
  const field = shape.field ? pressedField(shape.field, isPlastic) : ''
  return field + (shape.text ? engraving(shape.text, code, isPlastic) : '')
}

function pressedField(path: string, isPlastic: boolean): string {
  const shade = { d: path, 'fill-rule': 'evenodd', fill: isPlastic ? '#0B0E11' : '#3B4650' }
  return (
    svgElement('path', { ...shade, opacity: isPlastic ? 0.34 : 0.1 }) +
    svgElement('path', {
      d: path,
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-width': 0.22,
      opacity: isPlastic ? 0.25 : 0.85,
      transform: 'translate(0.16 0.18)',
    }) +
    svgElement('path', { d: path, fill: 'none', stroke: '#1A2128', 'stroke-width': 0.2, opacity: 0.5 })
  )
}

function engraving(text: NonNullable<BowShape['text']>, code: string, isPlastic: boolean): string {
  const height = Math.min(text.height, (text.widest / Math.max(code.length, 4)) * 1.32)
  return engravedText(code, {
    x: text.x,
    y: text.y - height / 2,
    height,
    align: 'middle',
    dark: isPlastic ? '#AEB8C2' : '#3A434C',
    light: isPlastic ? '#0B0E11' : '#FFFFFF',
    weight: height / 9,
  })
}

/** The brand's mark: a short cut line, inlaid in brass. */
function brandInlay(): Drawing {
  const line = polygonPath(
    [
      [-28, -1.2],
      [-25.6, -1.2],
      [-24.4, 0.6],
      [-22.6, 0.6],
      [-20.8, -3.4],
      [-18.4, -3.4],
      [-17, -1],
      [-14.6, -1],
      [-13.6, -2.2],
      [-9.4, -2.2],
    ],
    true,
  )
  const stroke = { d: line, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  return {
    defs: '',
    body:
      svgElement('path', { ...stroke, stroke: '#0B0E11', 'stroke-width': 1.15 }) +
      svgElement('path', { ...stroke, stroke: '#E3A84A', 'stroke-width': 0.72 }),
  }
}
