import { grainPaint, groundShadow } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { type Drawing, layered, placed, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { bladeOutline, uncutOutline } from './blade-outline.ts'
import { drawBlade } from './key-blade.ts'
import { bowLength, bowOutline, drawBow } from './key-bow.ts'
import { type KeyLook } from './key-look.ts'

export type NamedKey = { code: string; look: KeyLook }

/** Length over all and the way to the left of the shoulder, millimetres. */
export function keyExtent(look: KeyLook): { leftMm: number; totalMm: number } {
  const leftMm = bowLength(look)
  return { leftMm, totalMm: leftMm + look.bladeLengthMm }
}

/** A cut key lying flat, in millimetres around its shoulder; `id` must be unique in the picture. */
export function drawKey(id: string, key: NamedKey, isLying = true): Drawing {
  const { look } = key
  const height = look.bow === 'plastic' ? 2 : 1.3
  const shadows = isLying ? groundShadow([bladeOutline(look), bowOutline(look)], height) : ''
  const isFlat = look.cut.style === 'edge'
  const ghost = isFlat
    ? svgElement('path', {
        d: uncutOutline(look),
        fill: 'none',
        stroke: palette.steel[5],
        'stroke-width': 0.1,
        'stroke-dasharray': '0.9 0.6',
      })
    : ''
  return layered(shadows, ghost, drawBlade(`${id}-blade`, look), drawBow(`${id}-bow`, look, key.code))
}

/** Front view of a key on paper, 1800 by 1200 pixels, at one scale for all keys so that they can be compared. */
export function keyFrontPicture(key: NamedKey): string {
  const { leftMm, totalMm } = keyExtent(key.look)
  const scale = Math.min(24, 1580 / totalMm)
  const body = layered(
    { defs: grainPaint, body: svgElement('rect', { width: 1800, height: 1200, fill: palette.paper }) },
    drawKey('key', key),
  )
  const [background = '', ...rest] = splitBackground(body.body)
  return svgPicture(
    { width: 1800, height: 1200 },
    {
      defs: body.defs,
      body: background + placed(rest.join(''), { x: 900 - (totalMm / 2 - leftMm) * scale, y: 600, scale }),
    },
  )
}

function splitBackground(body: string): string[] {
  const end = body.indexOf('/>') + 2
  return [body.slice(0, end), body.slice(end)]
}
