import { groundShadow, metalPart } from '../drawing/metal-part.ts'
import { polygonPath } from '../drawing/shape-path.ts'
import { engravedText } from '../drawing/stroke-text.ts'
import { layered, svgElement } from '../drawing/svg-element.ts'
import { onPaper } from './on-paper.ts'

export type PinToolLook = { tip: 'cone' | 'ball'; shankMm: number; lengthMm: number; diameterMm: number }

/** An end mill or a tracer point from the side: its shank, its neck, and the tip that cuts or feels. */
export function pinToolPicture(code: string, look: PinToolLook): string {
  const { shankMm, lengthMm, diameterMm, tip } = look
  const [half, thin] = [shankMm / 2, diameterMm / 2]
  const left = -lengthMm / 2
  const neck = left + lengthMm * 0.62
  const end = lengthMm / 2
  const shank = polygonPath([
    [left, -half + 0.4],
    [left + 0.5, -half],
    [neck, -half],
    [neck + 2.4, -thin * 1.3],
    [neck + 2.4, thin * 1.3],
    [neck, half],
    [left + 0.5, half],
    [left, half - 0.4],
  ])
  const point =
    tip === 'cone'
      ? polygonPath([
          [neck + 2, -thin],
          [end - thin * 1.6, -thin],
          [end, -0.25],
          [end, 0.25],
          [end - thin * 1.6, thin],
          [neck + 2, thin],
        ])
      : `M${neck + 2} ${-thin}H${end - thin}A${thin} ${thin} 0 0 1 ${end - thin} ${thin}H${neck + 2}Z`
  const flutes = Array.from({ length: tip === 'cone' ? 7 : 0 }, (_, index) => {
    const x = neck + 3.6 + index * ((end - neck - 4) / 7)
    return `M${x} ${-thin}Q${x + 1.2} 0 ${x + 0.6} ${thin}`
  }).join('')
  const grip = metalPart({ id: 'shank', outline: shank, finish: 'steel', light: 'across', rim: 0.3 })
  const nose = metalPart({
    id: 'point',
    outline: point,
    finish: tip === 'cone' ? 'nickel_silver' : 'nickel',
    light: 'across',
    rim: 0.18,
    inside: svgElement('path', { d: flutes, fill: 'none', stroke: '#39434D', 'stroke-width': 0.34 }),
  })
  const label = engravedText(code, {
    x: left + lengthMm * 0.3,
    y: -0.8,
    height: 1.6,
    align: 'middle',
    dark: '#242C34',
    light: '#FFFFFF',
    weight: 0.16,
  })
  return onPaper(layered(groundShadow([shank, point], 0.9), nose, grip, label), 1380 / lengthMm)
}
