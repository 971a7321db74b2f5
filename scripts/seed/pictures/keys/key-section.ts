import { axisLine, dimensionLine } from '../drawing/dimension-line.ts'
import { hatch } from '../drawing/hatch.ts'
import { grainPaint } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { strokeText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, linearGradient, placed, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { drawKey, keyExtent, type NamedKey } from './draw-key.ts'
import { type KeyLook } from './key-look.ts'
import { sectionHeight, sectionOutline } from './section-outline.ts'

/**
 * The drawing-office view of a key, 1800 by 1200 pixels: the blade's section at 50 times its size with height and
 * thickness, and beside it the key with its length and the plane of the section.
 */
export function keySectionPicture(key: NamedKey): string {
  const { look } = key
  const scale = Math.min(62, 620 / sectionHeight(look), 300 / look.bladeThicknessMm)
  const section = sectionDrawing(look, scale)
  const sheet: Drawing = {
    defs:
      hatch('hatch', 16, { ground: [palette.brass, 0], line: [palette.brass, 0.55] }) +
      grainPaint +
      linearGradient(
        'solid',
        [0, 0, 1, 1],
        [
          [0, '#F3DDA9'],
          [1, '#DDB569'],
        ],
      ),
    body:
      svgElement('rect', { width: 1800, height: 1200, fill: palette.paper }) +
      gridLines() +
      placed(section, { x: 470, y: 590 }) +
      strokeText('A-A', { x: 470, y: 130, height: 34, colour: palette.ink, align: 'middle', weight: 4 }) +
      strokeText(key.code, { x: 1290, y: 130, height: 34, colour: palette.ink, align: 'middle', weight: 4 }),
  }
  return svgPicture({ width: 1800, height: 1200 }, layered(sheet, sideView(key)))
}

function gridLines(): string {
  const lines = Array.from({ length: 37 }, (_, index) => `M${index * 50} 0V1200`).join('')
  const rows = Array.from({ length: 25 }, (_, index) => `M0 ${index * 50}H1800`).join('')
  return svgElement('path', { d: lines + rows, stroke: palette.steel[1], 'stroke-width': 1, fill: 'none' })
}

function sectionDrawing(look: KeyLook, scale: number): string {
  const { outline, box } = sectionOutline(look, scale)
  const style = { d: outline, 'fill-rule': 'evenodd' }
  const size = 30
  return (
    svgElement('path', { ...style, fill: 'url(#solid)' }) +
    svgElement('path', { ...style, fill: 'url(#hatch)' }) +
    svgElement('path', { ...style, fill: 'none', stroke: palette.ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    axisLine([0, box.top - 50], [0, box.bottom + 50], 2) +
    dimensionLine({
      from: [box.right, box.top],
      to: [box.right, box.bottom],
      away: 100,
      text: millimetres((box.bottom - box.top) / scale),
      size,
    }) +
    dimensionLine({
      from: [box.right, box.bottom],
      to: [box.left, box.bottom],
      away: 110,
      text: millimetres((box.right - box.left) / scale),
      size,
    })
  )
}

/** The key beside its section, with its lengths and the plane of the section. */
function sideView(key: NamedKey): Drawing {
  const { leftMm, totalMm } = keyExtent(key.look)
  const scale = Math.min(14.5, 900 / totalMm)
  const x = 1290 - (totalMm / 2 - leftMm) * scale
  const drawn = drawKey('side', key, false)
  const plane = x + key.look.bladeLengthMm * scale * (key.look.cut.style === 'bit' ? 0.82 : 0.5)
  const low = 590 + 17.5 * scale
  const reach = key.look.cut.style === 'bit' ? sectionHeight(key.look) - key.look.cut.shankMm / 2 + 2 : 12
  const marks = [-12, Math.max(12, key.look.cut.style === 'bit' && !key.look.cut.isDouble ? reach : 12)].map(
    (y) => 590 + y * scale,
  )
  const [top = 0, bottom = 0] = marks
  const end = x + key.look.bladeLengthMm * scale
  return {
    defs: drawn.defs,
    body:
      placed(drawn.body, { x, y: 590, scale }) +
      axisLine([plane, top], [plane, bottom], 2.4) +
      marks
        .map((y, index) =>
          strokeText('A', {
            x: plane,
            y: index === 0 ? y - 44 : y + 16,
            height: 28,
            colour: palette.brass,
            align: 'middle',
            weight: 3.6,
          }),
        )
        .join('') +
      dimensionLine({
        from: [x, low],
        to: [end, low],
        away: -70,
        text: millimetres(key.look.bladeLengthMm),
        size: 28,
      }) +
      dimensionLine({
        from: [x - leftMm * scale, low],
        to: [end, low],
        away: -160,
        text: millimetres(totalMm),
        size: 28,
      }),
  }
}

/** Figures in a drawing carry a point, as drawings for all markets do. */
function millimetres(value: number): string {
  return String(Math.round(value * 10) / 10)
}
