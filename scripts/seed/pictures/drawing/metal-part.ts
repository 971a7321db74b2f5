import { type Finish, ramps } from './palette.ts'
import { blurFilter, type Drawing, linearGradient, shadowColour, shadowFilter, svgElement } from './svg-element.ts'

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
    svgElement('clipPath', { id: `${id}-clip` }, svgElement('path', { d: outline, 'clip-rule': 'evenodd' })) +
    blurFilter(`${id}-soft`, part.rim * 0.28, 'narrow')
  const shape = { d: outline, 'fill-rule': 'evenodd' }
  const rim = svgElement('path', {
    ...shape,
    fill: 'none',
    stroke: `url(#${id}-rim)`,
    'stroke-width': part.rim * 2,
    filter: `url(#${id}-soft)`,
  })
  const grain = isPlastic ? '' : svgElement('path', { ...shape, fill: '#6b7680', filter: 'url(#grain)', opacity: 0.2 })
  const body =
    svgElement('path', { ...shape, fill: `url(#${id}-face)` }) +
    svgElement('g', { 'clip-path': `url(#${id}-clip)` }, grain + (part.inside ?? '') + rim) +
    svgElement('path', { ...shape, fill: 'none', stroke: ramp.edge, 'stroke-width': 0.09 })
  return { defs, body }
}

/** The grain of rolled sheet, once per picture; the seed is fixed, so the picture never changes by itself. */
export const grainFilter = svgElement(
  'filter',
  { id: 'grain', x: '0', y: '0', width: '100%', height: '100%' },
  svgElement('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: '0.004 0.5',
    numOctaves: 1,
    seed: 7,
    result: 'noise',
  }) +
    svgElement('feColorMatrix', {
      type: 'matrix',
      values: '0 0 0 0 0.25  0 0 0 0 0.28  0 0 0 0 0.3  1.6 0 0 0 -0.55',
    }) +
    svgElement('feComposite', { operator: 'in', in2: 'SourceAlpha' }),
)

/**
 * Soft shadow of flat parts on paper: a tight one where they touch and a wide one from the window. Parts of one thing
 * share a shadow: each blur is paid for by the pixel.
 */
export function groundShadow(id: string, outlines: readonly string[], height: number): Drawing {
  const shapes = outlines.map((d) => svgElement('path', { d, 'fill-rule': 'evenodd' })).join('')
  const shadow = (deviation: string, shift: number, opacity: number) =>
    svgElement(
      'g',
      {
        fill: shadowColour,
        opacity,
        transform: `translate(${shift * 0.7} ${shift})`,
        filter: `url(#${id}-${deviation})`,
      },
      shapes,
    )
  return {
    defs: shadowFilter(`${id}-near`, height * 0.22, 'close') + shadowFilter(`${id}-far`, height * 1.1),
    body: shadow('far', height * 1.3, 0.26) + shadow('near', height * 0.35, 0.42),
  }
}
