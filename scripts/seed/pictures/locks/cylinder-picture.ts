import { dimensionLine } from '../drawing/dimension-line.ts'
import { groundShadow, metalPart } from '../drawing/metal-part.ts'
import type { Finish } from '../drawing/palette.ts'
import { boxPath, circlePath } from '../drawing/shape-path.ts'
import { engravedText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, placed, svgElement } from '../drawing/svg-element.ts'
import { onPaper } from '../parts/on-paper.ts'

export type CylinderLook = {
  form: 'euro' | 'oval' | 'rim'
  finish: Finish
  /** From the screw outwards and inwards. */
  outsideMm: number
  insideMm: number
}

const barrelMm = 17

/** A lock cylinder from the side with its two lengths, and from the front with its keyhole. */
export function cylinderPicture(code: string, look: CylinderLook): string {
  const { outsideMm, insideMm, form } = look
  const total = outsideMm + insideMm
  const side = sideView(code, look)
  const front = frontView(look)
  const shift = -(total / 2 + 16) / 2 + (insideMm - outsideMm) / -2
  const at = total / 2 + 22
  const bottom = form === 'rim' ? 14 : 24
  const lines =
    dimensionLine({ from: [0, bottom], to: [-outsideMm, bottom], away: 7, text: String(outsideMm), size: 3.4 }) +
    dimensionLine({ from: [insideMm, bottom], to: [0, bottom], away: 7, text: String(insideMm), size: 3.4 })
  return onPaper(
    layered(
      { defs: side.defs, body: placed(side.body + thinned(lines), { x: shift, y: -6 }) },
      { defs: front.defs, body: placed(front.body, { x: at * 0.86, y: -6 }) },
    ),
    Math.min(15, 1480 / (total + 70)),
  )
}

/** Dimension lines are made for pixels; on a drawing in millimetres they are drawn finer. */
function thinned(lines: string): string {
  return svgElement('g', { 'stroke-width': 0.25 }, lines)
}

function sideView(code: string, { form, finish, outsideMm, insideMm }: CylinderLook): Drawing {
  const width = outsideMm + insideMm
  const height = form === 'rim' ? barrelMm + 9 : barrelMm
  const barrel = boxPath({ x: -outsideMm, y: -height / 2, width, height }, 1.6)
  const web = boxPath({ x: -outsideMm, y: 6, width, height: form === 'oval' ? 17 : 16 }, 1.4)
  const outlines = form === 'rim' ? [barrel] : [web, barrel]
  const parts = outlines.map((outline, index) =>
    metalPart({ id: `side${index}`, outline, finish, light: 'across', rim: 0.7 }),
  )
  const cam = metalPart({
    id: 'cam',
    outline: boxPath({ x: -5, y: -height / 2 - 4.5, width: 10, height: height + 4.5 }, 2),
    finish: 'steel',
    light: 'across',
    rim: 0.6,
  })
  const screw = svgElement('path', {
    d: circlePath([0, 16], 2.6),
    fill: '#14181D',
    stroke: '#5B646D',
    'stroke-width': 0.3,
  })
  const label = engravedText(code, {
    x: -outsideMm / 2 - 3,
    y: -2,
    height: 3,
    align: 'middle',
    dark: '#2B333B',
    light: '#FFFFFF',
    weight: 0.28,
  })
  return layered(groundShadow(outlines, 1.6), ...parts, cam, (form === 'rim' ? '' : screw) + label)
}

const profiles: Readonly<Record<CylinderLook['form'], string[]>> = {
  euro: [boxPath({ x: -5, y: 0, width: 10, height: 24.5 }, 5), circlePath([0, 0], barrelMm / 2)],
  oval: [boxPath({ x: -8.5, y: -8.5, width: 17, height: 32 }, 8.5)],
  rim: [circlePath([0, 0], 17), circlePath([0, 0], 13)],
}

function frontView({ form, finish }: CylinderLook): Drawing {
  const outlines = profiles[form]
  const parts = outlines.map((outline, index) =>
    metalPart({ id: `front${index}`, outline, finish, light: 'diagonal', rim: 0.7 }),
  )
  const plug = metalPart({ id: 'plug', outline: circlePath([0, 0], 6.4), finish: 'brass', light: 'diagonal', rim: 0.5 })
  const slot =
    svgElement('path', { d: boxPath({ x: -0.9, y: -4.6, width: 1.8, height: 4.4 }, 0.4), fill: '#14181D' }) +
    svgElement('path', { d: boxPath({ x: -0.3, y: -0.8, width: 1.9, height: 5.4 }, 0.4), fill: '#14181D' })
  return layered(groundShadow(outlines, 1.6), ...parts, plug, slot)
}
