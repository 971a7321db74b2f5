import { groundShadow } from '../drawing/metal-part.ts'
import { boxPath, polygonPath } from '../drawing/shape-path.ts'
import { layered } from '../drawing/svg-element.ts'
import { bladeOutline } from '../keys/blade-outline.ts'
import { type NamedKey } from '../keys/draw-key.ts'
import { drawBlade } from '../keys/key-blade.ts'
import { bowOutline, drawBow } from '../keys/key-bow.ts'
import { type KeyCut } from '../keys/key-look.ts'
import { type LockDrawing } from './lock-cutaway.ts'
import { hollow, lockShadow, sectionBody, shearLine, spring, turnedPart } from './lock-parts.ts'

const leverMm = 17

const gateMm = 10.5

/** A lever lock in its door, cut across: each step of the bit has lifted one lever, and all gates stand in line. */
export function drawLeverLock(key: NamedKey, cut: KeyCut<'bit'>): LockDrawing {
  const { look } = key
  const start = look.bladeLengthMm - cut.bitWidthMm - (cut.pinMm || 1.4)
  const outer = cut.shankMm / 2 + cut.bitHeightMm
  // The drawing turns the lock so that the levers lie on the side of the flag that has the steps.
  const side = cut.isDouble ? -1 : 1
  const lockCase = { x: start - 3.2, width: look.bladeLengthMm - start + 6.4, reach: outer + leverMm + 5 }
  const behind = door(lockCase, cut, side)
  const levers = leverStack({ start, outer, side }, cut)
  const shadow = groundShadow([bladeOutline(look), bowOutline(look)], 1.1)
  const away = outer + 4
  return {
    drawing: layered(behind, levers, shadow, drawBlade('use', look), drawBow('use-bow', look, key.code)),
    depthMm: lockCase.x + lockCase.width + 6,
    aboveMm: side < 0 ? lockCase.reach + 2 : Math.max(16, away + 2),
    belowMm: side < 0 ? away + 2 : lockCase.reach + 2,
  }
}

type Case = { x: number; width: number; reach: number }

function door(lockCase: Case, cut: KeyCut<'bit'>, side: 1 | -1): string {
  const away = cut.shankMm / 2 + cut.bitHeightMm * (cut.isDouble ? 1 : 0.25) + 2.5
  const top = side < 0 ? -lockCase.reach : -away
  const height = lockCase.reach + away
  const end = lockCase.x + lockCase.width
  const keyhole = { y: -cut.shankMm / 2 - 0.5, height: cut.shankMm + 1 }
  return (
    lockShadow({ x: 1.2, y: top - 2, width: end + 4, height: height + 4 }) +
    sectionBody(boxPath({ x: 1.2, y: top - 2, width: end + 3.8, height: height + 4 }), 'cut-door') +
    sectionBody(boxPath({ x: lockCase.x, y: top, width: lockCase.width, height }, 0.8), 'cut-steel') +
    hollow({ x: lockCase.x + 1.3, y: top + 1.3, width: lockCase.width - 2.6, height: height - 2.6 }, 0.4) +
    hollow({ x: 1, ...keyhole, width: lockCase.x + 1 }) +
    [-1, end + 5].map((x) => turnedPart(boxPath({ x, y: -10, width: 2.2, height: 20 }, 0.7), 'rod-brass')).join('')
  )
}

function leverStack(place: { start: number; outer: number; side: 1 | -1 }, cut: KeyCut<'bit'>): string {
  const { start, outer, side } = place
  const step = cut.bitWidthMm / cut.stepsMm.length
  const gate = side * (outer + gateMm)
  const levers = cut.stepsMm.map((depth, index) => {
    const x = start + index * step + step * 0.1
    const width = step * 0.8
    const near = side * (outer - depth)
    const far = near + side * leverMm
    const plate = polygonPath([
      [x, near],
      [x + width, near],
      [x + width, far],
      [x, far],
    ])
    return (
      turnedPart(plate, index % 2 === 0 ? 'pin-steel' : 'pin-brass') +
      hollow({ x: x - 0.05, y: gate - 1.5, width: width + 0.1, height: 3 }) +
      spring([x + width / 2, far], [x + width / 2, side * (outer + leverMm + 3.4)], Math.min(1.2, width))
    )
  })
  const reach = start + cut.bitWidthMm
  return (
    levers.join('') +
    turnedPart(boxPath({ x: start - 1.6, y: gate - 1.1, width: cut.bitWidthMm + 3.2, height: 2.2 }, 0.5), 'rod-brass') +
    shearLine([start - 9, gate], [reach + 14, gate])
  )
}
