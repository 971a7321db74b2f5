import { groundShadow } from '../drawing/metal-part.ts'
import { boxPath } from '../drawing/shape-path.ts'
import { layered } from '../drawing/svg-element.ts'
import { bladeOutline } from '../keys/blade-outline.ts'
import { type NamedKey } from '../keys/draw-key.ts'
import { drawBlade } from '../keys/key-blade.ts'
import { bowOutline, drawBow } from '../keys/key-bow.ts'
import { type KeyCut } from '../keys/key-look.ts'
import { type LockDrawing } from './lock-cutaway.ts'
import { hollow, lockShadow, sectionBody, shearLine, spring, turnedPart } from './lock-parts.ts'

/** A tubular lock cut along its axis: the pins lie in a ring and the slots of the tube push each to the same plane. */
export function drawAxialLock(key: NamedKey, cut: KeyCut<'tube'>): LockDrawing {
  const { look } = key
  const tip = look.bladeLengthMm
  const radius = cut.diameterMm / 2
  const shear = tip + 5
  const end = tip + 17
  const body =
    lockShadow({ x: 1, y: -radius - 5, width: end, height: radius * 2 + 10 }) +
    sectionBody(boxPath({ x: 1.5, y: -radius - 5, width: end - 1.5, height: radius * 2 + 10 }, 1), 'cut-steel') +
    sectionBody(
      boxPath({ x: tip - 1, y: -radius - 1.4, width: end - tip - 2, height: radius * 2 + 2.8 }, 0.4),
      'cut-brass',
    ) +
    hollow({ x: 1.3, y: -radius - 0.35, width: tip - 0.6, height: radius * 2 + 0.7 }) +
    turnedPart(boxPath({ x: end - 0.5, y: -3.4, width: 5.5, height: 6.8 }, 0.6), 'rod-steel')
  const pins = cut.slotsMm
    .map((depth, index) => axialPin({ from: tip - depth, shear, end: end - 3 }, rowOf(cut, index)))
    .join('')
  const shadow = groundShadow([bladeOutline(look), bowOutline(look)], 1.2)
  const plate = turnedPart(boxPath({ x: 0, y: -radius - 7, width: 1.8, height: radius * 2 + 14 }, 0.6), 'rod-steel')
  return {
    drawing: layered(
      body,
      shadow,
      drawBlade('use', look),
      pins + plate + shearLine([shear, -radius - 8], [shear, radius + 8]),
      drawBow('use-bow', look, key.code),
    ),
    depthMm: end + 7,
    aboveMm: 16,
    belowMm: 16,
  }
}

function rowOf(cut: KeyCut<'tube'>, index: number): number {
  return (-1 + (2 * (index + 0.5)) / cut.slotsMm.length) * (cut.diameterMm / 2) * 0.94
}

function axialPin(reach: { from: number; shear: number; end: number }, y: number): string {
  const { from, shear, end } = reach
  const half = 0.62
  return (
    hollow({ x: from, y: y - half - 0.1, width: end - from, height: half * 2 + 0.2 }) +
    turnedPart(boxPath({ x: from, y: y - half, width: shear - from - 0.08, height: half * 2 }, 0.3), 'rod-brass') +
    turnedPart(boxPath({ x: shear + 0.08, y: y - half, width: 3.4, height: half * 2 }, 0.3), 'rod-steel') +
    spring([shear + 3.5, y], [end - 0.2, y], half * 1.7)
  )
}
