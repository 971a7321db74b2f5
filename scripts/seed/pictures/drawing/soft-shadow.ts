import { outlineBox } from './shape-path.ts'
import { svgElement } from './svg-element.ts'

/** Of everything that stands on paper. */
const shadowColour = '#1C2732'

export type SoftShadow = {
  /** Shapes of absolute path commands, holes by the even-odd rule. Things that touch share a shadow. */
  outlines: readonly string[]
  /** Of the blur, in the unit of the outlines. */
  deviation: number
  opacity: number
  /** How far the shadow lies to the right of its shapes and below them. */
  shift?: readonly [x: number, y: number]
}

/**
 * A shadow with a soft edge: its shapes as a small drawing inside the picture, which is softened before the picture is
 * rendered. A blur is paid for by the pixel and leaves nothing fine to see, so a small one serves a picture of any size.
 */
export function softShadow({ outlines, deviation, opacity, shift = [0, 0] }: SoftShadow): string {
  const perPixel = deviation / blurPixels
  const reach = 3 * deviation
  const box = outlineBox(outlines.join(''))
  const [left, top] = [box.left - reach, box.top - reach]
  const pixels = {
    width: Math.ceil((box.right + reach - left) / perPixel),
    height: Math.ceil((box.bottom + reach - top) / perPixel),
  }
  const shapes = outlines.map((d) => svgElement('path', { d, 'fill-rule': 'evenodd' })).join('')
  const transform = `scale(${1 / perPixel}) translate(${-left} ${-top})`
  const drawn = svgElement('g', { fill: shadowColour, transform }, shapes)
  const small = svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...pixels }, drawn)
  return svgElement('image', {
    // Not rounded: where the unit is a millimetre, a hundredth is a quarter of a pixel.
    x: String(left + shift[0]),
    y: String(top + shift[1]),
    width: String(pixels.width * perPixel),
    height: String(pixels.height * perPixel),
    preserveAspectRatio: 'none',
    opacity,
    href: `${shadowStart}${Buffer.from(small).toString('base64')}`,
  })
}

/** How the address of a small drawing begins. */
export const shadowStart = 'data:image/svg+xml;base64,'

/** Deviation of the blur of a small drawing: enough that enlarging it shows no grid. */
export const blurPixels = 2.5
