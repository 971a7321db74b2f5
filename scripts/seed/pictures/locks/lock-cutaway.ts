import { hatch } from '../drawing/hatch.ts'
import { grainPaint } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { type Drawing, layered, linearGradient, placed, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { type NamedKey } from '../keys/draw-key.ts'
import { bowLength } from '../keys/key-bow.ts'
import { drawAxialLock } from './lock-axial.ts'
import { drawLeverLock } from './lock-lever.ts'
import { drawPinLock } from './lock-pin.ts'

/** Materials in section and the round parts, once per picture. */
const materials =
  grainPaint +
  hatch('cut-steel', 1.1, { ground: ['#D9DEE3'], line: ['#9AA5B0'] }) +
  hatch('cut-brass', 1.1, { ground: ['#EBCF92'], line: ['#B98B3E'] }) +
  hatch('cut-door', 1.1, { ground: ['#EFEAE0'], line: ['#D9CFBD'] }) +
  linearGradient(
    'pin-brass',
    [0, 0, 1, 0],
    [
      [0, '#A9782F'],
      [0.25, '#FBE6B0'],
      [0.55, '#D3A650'],
      [1, '#84591C'],
    ],
  ) +
  linearGradient(
    'pin-steel',
    [0, 0, 1, 0],
    [
      [0, '#7C8792'],
      [0.25, '#FFFFFF'],
      [0.55, '#BCC5CD'],
      [1, '#5C6772'],
    ],
  ) +
  linearGradient(
    'rod-brass',
    [0, 0, 0, 1],
    [
      [0, '#A9782F'],
      [0.25, '#FBE6B0'],
      [0.55, '#D3A650'],
      [1, '#84591C'],
    ],
  ) +
  linearGradient(
    'rod-steel',
    [0, 0, 0, 1],
    [
      [0, '#7C8792'],
      [0.25, '#FFFFFF'],
      [0.55, '#BCC5CD'],
      [1, '#5C6772'],
    ],
  ) +
  linearGradient(
    'hollow',
    [0, 0, 0, 1],
    [
      [0, '#1B2228'],
      [1, '#333D46'],
    ],
  )

/** The key in its lock, the lock cut open: pins, wafers or levers stand where this key's own cuts lift them. */
export function keyInUsePicture(key: NamedKey): string {
  const lock = lockOf(key)
  const bow = bowLength(key.look)
  const width = bow + lock.depthMm
  const scale = Math.min(26, 1540 / width, 960 / (lock.belowMm + lock.aboveMm))
  const x = 900 - (width / 2 - bow) * scale
  const y = 600 + ((lock.aboveMm - lock.belowMm) / 2) * scale
  const background = svgElement('rect', { width: 1800, height: 1200, fill: palette.paper })
  return svgPicture(
    { width: 1800, height: 1200 },
    layered(
      { defs: materials, body: background },
      { defs: lock.drawing.defs, body: placed(lock.drawing.body, { x, y, scale }) },
    ),
  )
}

export type LockDrawing = {
  drawing: Drawing
  /** How far the lock reaches behind its face, above and below the key's middle line. */
  depthMm: number
  aboveMm: number
  belowMm: number
}

function lockOf(key: NamedKey): LockDrawing {
  const { cut } = key.look
  if (cut.style === 'bit') return drawLeverLock(key, cut)
  if (cut.style === 'tube') return drawAxialLock(key, cut)
  return drawPinLock(key)
}
