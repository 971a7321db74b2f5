import { type Finish, ramps } from './palette.ts'
import { softShadow } from './soft-shadow.ts'
import { type Drawing, gradientStops, linearGradient, svgElement } from './svg-element.ts'

export type FlatPart = {
  /** Unique in the picture; names the gradients. */
  id: string
  outline: string
  finish: Finish
  /** Direction of the reflection: along the part, across it, or over its diagonal. */
  light?: 'across' | 'diagonal'
  /** Width of the bevelled rim. */
  rim: number
  /** Painted inside the outline, over the face and under the rim. */
  inside?: string
}

const directions = { across: [0, 0, 0.04, 1], diagonal: [0, 0, 0.9, 1] } as const

/**
 * A flat piece of metal (or moulded plastic) seen from above: face with its reflection, fine grain along the part, a rim
 * that catches the light from the upper left and turns dark at the lower right.
 */
export function metalPart(part: FlatPart): Drawing {
  const { id, outline } = part
  const ramp = ramps[part.finish]
  const isPlastic = part.finish === 'black_plastic'
  const defs =
    linearGradient(`${id}-face`, directions[part.light ?? 'across'], ramp.face) +
    linearGradient(
      `${id}-rim`,
      [0.1, 0, 0.75, 1],
      [
        [0, '#FFFFFF', isPlastic ? 0.34 : 0.95],
        [0.42, '#FFFFFF', isPlastic ? 0.1 : 0.25],
        [0.58, '#0C1116', 0.12],
        [1, '#0C1116', 0.62],
      ],
    ) +
    svgElement('clipPath', { id: `${id}-clip` }, svgElement('path', { d: outline, 'clip-rule': 'evenodd' }))
  const shape = { d: outline, 'fill-rule': 'evenodd' }
  const rim = softRim
    .map((width) =>
      svgElement('path', {
        ...shape,
        fill: 'none',
        stroke: `url(#${id}-rim)`,
        'stroke-width': part.rim * width,
        'stroke-opacity': softRimOpacity,
      }),
    )
    .join('')
  const grain = isPlastic ? '' : svgElement('path', { ...shape, fill: 'url(#grain)', opacity: 0.14 })
  const body =
    svgElement('path', { ...shape, fill: `url(#${id}-face)` }) +
    svgElement('g', { 'clip-path': `url(#${id}-clip)` }, grain + (part.inside ?? '') + rim) +
    svgElement('path', { ...shape, fill: 'none', stroke: ramp.edge, 'stroke-width': 0.09 })
  return { defs, body }
}

/**
 * Widths of lines over each other, as shares of the rim's: together they fade inwards as one blurred line does, at a tenth of
 * the price.
 */
const softRim = [1.14, 1.5, 1.73, 1.91, 2.09, 2.27, 2.5, 2.86]
const softRimOpacity = 0.18

/** Opacities of the streaks of rolled sheet, in turn. */
const streaks = [
  0.3, 0.12, 0.45, 0.05, 0.22, 0.5, 0.16, 0.38, 0.02, 0.28, 0.55, 0.2, 0.08, 0.42, 0.3, 0.1, 0.48, 0.24, 0.04, 0.36,
  0.18, 0.52, 0.12, 0.3,
]

/** Millimetres after which the streaks begin again. */
const grainHeight = 23

/** The grain of rolled sheet along the part, once per picture. */
export const grainPaint = svgElement(
  'linearGradient',
  { id: 'grain', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 0.4, y2: grainHeight, spreadMethod: 'repeat' },
  gradientStops(streaks.map((opacity, index) => [index / (streaks.length - 1), '#40474D', opacity])),
)

/** Soft shadow of flat parts on paper: a tight one where they touch and a wide one from the window. */
export function groundShadow(outlines: readonly string[], height: number): string {
  const shadow = (deviation: number, shift: number, opacity: number) =>
    softShadow({ outlines, deviation, opacity, shift: [shift * 0.7, shift] })
  return shadow(height * 1.1, height * 1.3, 0.26) + shadow(height * 0.22, height * 0.35, 0.42)
}
