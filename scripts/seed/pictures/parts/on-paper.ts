import { grainPaint } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { type Drawing, layered, placed, svgElement, svgPicture } from '../drawing/svg-element.ts'

const size = { width: 1800, height: 1200 }

/** Paper, and a drawing in millimetres around the middle of the picture. */
export function onPaper(drawing: Drawing, scale: number): string {
  const ground = svgElement('rect', { ...size, fill: palette.paper })
  return svgPicture(
    size,
    layered(
      { defs: grainPaint, body: ground },
      { defs: drawing.defs, body: placed(drawing.body, { x: 900, y: 600, scale }) },
    ),
  )
}
