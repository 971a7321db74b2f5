import { grainPaint, metalPart } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { boxPath } from '../drawing/shape-path.ts'
import { type Drawing, layered, placed, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { uncutOutline } from './blade-outline.ts'
import { drawKey, keyExtent, type NamedKey } from './draw-key.ts'
import { bowOutline } from './key-bow.ts'
import { type KeyLook } from './key-look.ts'

export const processSteps = ['strip', 'blank', 'profile', 'cut'] as const

export type ProcessStep = (typeof processSteps)[number]

/** One step on the way from strip to key, of the same key at the same size; 1800 by 1200 pixels. */
export function processPicture(step: ProcessStep, key: NamedKey): string {
  const { leftMm, totalMm } = keyExtent(key.look)
  const scale = 1380 / totalMm
  const ground: Drawing = {
    defs: grainPaint,
    body: svgElement('rect', { width: 1800, height: 1200, fill: palette.paper }),
  }
  const drawn = steps[step](key)
  const place = { x: 900 - (totalMm / 2 - leftMm) * scale, y: 600, scale }
  return svgPicture(
    { width: 1800, height: 1200 },
    layered(ground, { defs: drawn.defs, body: placed(drawn.body, place) }),
  )
}

const steps: Readonly<Record<ProcessStep, (key: NamedKey) => Drawing>> = {
  strip,
  blank: (key) => drawKey('key', { code: '', look: { ...uncut(key.look), grooves: [], finish: 'brass' } }),
  profile: (key) => drawKey('key', { ...key, look: { ...uncut(key.look), finish: 'brass' } }),
  cut: (key) => drawKey('key', key),
}

/** The key before the cutter: a bitting without depth. */
function uncut(look: KeyLook): KeyLook {
  if (look.cut.style !== 'edge') return look
  const { bitting } = look.cut
  return { ...look, cut: { ...look.cut, bitting: { ...bitting, depthsMm: bitting.depthsMm.map(() => 0) } } }
}

/** The strip that has left the press: one key's outline is punched out, and half of each neighbour. */
function strip(key: NamedKey): Drawing {
  const { leftMm, totalMm } = keyExtent(key.look)
  const [bow = ''] = bowOutline(key.look).split('Z')
  // The neck belongs to both, so that no wall of metal stands between bow and blade.
  const half = key.look.bladeHeightMm / 2
  const neck = boxPath({ x: -4, y: -half, width: 8, height: half * 2 })
  const outlines = [`${bow}Z`, uncutOutline(key.look), neck]
  const band = { x: -leftMm - 22, y: -40, width: totalMm + 44, height: 80 }
  const marks = [-34, 34].flatMap((y) =>
    Array.from({ length: 5 }, (_, index) =>
      svgElement('path', {
        d: boxPath({ x: -leftMm - 6 + index * (totalMm / 4), y: y - 1.6, width: 3.2, height: 3.2 }, 1.6),
        fill: palette.paper,
        stroke: '#5E4012',
        'stroke-width': 0.12,
      }),
    ),
  )
  const holes = [-31, 0, 31].map((y, index) => punchedHole(outlines, y, `hole${index}`))
  const sheet = metalPart({
    id: 'strip',
    outline: boxPath(band, 0.4),
    finish: 'brass',
    light: 'diagonal',
    rim: 0.5,
    inside: '',
  })
  return layered(sheet, marks.join(''), ...holes)
}

/** The press leaves the strip's thickness visible as a dark wall at the upper left of each hole. */
function punchedHole(outlines: readonly string[], y: number, id: string): Drawing {
  const shapes = (style: Readonly<Record<string, string | number>>) =>
    outlines.map((d) => svgElement('path', { d, ...style })).join('')
  const clip = svgElement('clipPath', { id }, shapes({}))
  const body =
    shapes({ fill: 'none', stroke: '#5E4012', 'stroke-width': 0.3 }) +
    shapes({ fill: '#8F6526' }) +
    svgElement('g', { 'clip-path': `url(#${id})` }, shapes({ fill: palette.paper, transform: 'translate(0.5 0.8)' }))
  return { defs: clip, body: placed(body, { x: 0, y }) }
}
