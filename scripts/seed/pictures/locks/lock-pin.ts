import { groundShadow } from '../drawing/metal-part.ts'
import { arcPoints, boxPath, polygonPath } from '../drawing/shape-path.ts'
import { type Drawing, layered, placed, svgElement } from '../drawing/svg-element.ts'
import { type NamedKey } from '../keys/draw-key.ts'
import { drawBlade } from '../keys/key-blade.ts'
import { bowOutline, drawBow } from '../keys/key-bow.ts'
import { type KeyLook } from '../keys/key-look.ts'
import { edgewiseBlade, edgewiseBow } from './edgewise-key.ts'
import { type LockDrawing } from './lock-cutaway.ts'
import { hollow, lockShadow, sectionBody, shearLine, spring, turnedPart } from './lock-parts.ts'

const plugMm = 7

const wallMm = 12.5

/** Where an element touches the key: from the shoulder, and above (-) or below the key's middle line. */
type Contact = { x: number; y: number }

/** A pin or wafer cylinder cut along its axis, with the key fully in. */
export function drawPinLock(key: NamedKey): LockDrawing {
  const { look } = key
  const end = look.bladeLengthMm + 3
  // The blade lies low in the plug, so that its pins have room above it.
  const drop = look.cut.style === 'dimple' ? 2.2 : plugMm - 1.6 - look.bladeHeightMm / 2
  const body =
    lockShadow({ x: -1.8, y: -plugMm - wallMm, width: end + 8, height: plugMm * 2 + wallMm + 5 }) +
    sectionBody(
      boxPath({ x: 0, y: -plugMm - wallMm, width: end + 1.5, height: plugMm * 2 + wallMm + 4.5 }, 0.7),
      'cut-steel',
    ) +
    sectionBody(boxPath({ x: -0.9, y: -plugMm, width: end + 0.9, height: plugMm * 2 }, 0.4), 'cut-brass') +
    turnedPart(boxPath({ x: end, y: -4.6, width: 4.6, height: 9.2 }, 0.5), 'rod-steel') +
    keyway(look, drop)
  const parts = contacts(look, drop).map((contact) => (look.cut.style === 'track' ? wafer(contact) : pinStack(contact)))
  const line = shearLine([-4.5, -plugMm], [end + 7, -plugMm])
  const reader = look.bow === 'plastic' ? antenna() : ''
  const drawing = layered(
    body,
    keyInLock(key, drop),
    parts.join('') + facePlate() + line + reader,
    bowOutside(key, drop),
  )
  return { drawing, depthMm: end + 8, aboveMm: plugMm + wallMm + 2, belowMm: Math.max(plugMm + 5, 15 + drop) }
}

function keyway(look: KeyLook, drop: number): string {
  const height = (look.cut.style === 'dimple' ? look.bladeThicknessMm : look.bladeHeightMm) + 0.7
  return hollow({ x: -0.9, y: drop - height / 2, width: look.bladeLengthMm + 1.9, height }, 0.3)
}

/** A dimple key works with its flat side up, so in this section it is seen from its edge. */
function keyInLock(key: NamedKey, drop: number): Drawing {
  const { look } = key
  if (look.cut.style === 'dimple') return edgewiseBlade(look, look.cut, drop)
  const blade = drawBlade('use', look)
  return { defs: blade.defs, body: placed(blade.body, { x: 0, y: drop }) }
}

function bowOutside(key: NamedKey, drop: number): Drawing {
  const { look } = key
  if (look.cut.style === 'dimple') return edgewiseBow(look, drop)
  const shadow = groundShadow([bowOutline(look)], look.bow === 'plastic' ? 2 : 1.2)
  const bow = drawBow('use-bow', look, key.code)
  const at = { x: -1, y: drop }
  return layered(placed(shadow, at), { defs: bow.defs, body: placed(bow.body, at) })
}

function contacts(look: KeyLook, drop: number): Contact[] {
  const { cut } = look
  if (cut.style === 'edge') {
    const { firstMm, spacingMm, depthsMm } = cut.bitting
    return depthsMm.map((depth, index) => ({
      x: firstMm + index * spacingMm,
      y: drop - look.bladeHeightMm / 2 + depth,
    }))
  }
  if (cut.style === 'track') {
    const { firstMm, spacingMm, depthsMm } = cut.bitting
    return depthsMm.map((depth, index) => ({
      x: firstMm + index * spacingMm,
      y: drop + depth - look.bladeHeightMm * 0.24,
    }))
  }
  if (cut.style !== 'dimple') return []
  const row = cut.rows[0]?.diametersMm ?? []
  return row.map((diameter, index) => ({
    x: cut.firstMm + index * cut.spacingMm,
    y: drop - look.bladeThicknessMm / 2 + diameter * 0.32,
  }))
}

/** Key pin, driver pin and spring in their bore; the key pin's top is at the shear line because the key is the right one. */
function pinStack({ x, y }: Contact): string {
  const half = 1.15
  const top = -plugMm - wallMm + 1.4
  const driver = -plugMm - 4.2
  const pin = polygonPath([
    [x - half, -plugMm + 0.05],
    [x + half, -plugMm + 0.05],
    [x + half, y - 1],
    [x + 0.35, y],
    [x - 0.35, y],
    [x - half, y - 1],
  ])
  return (
    hollow({ x: x - 1.3, y: top, width: 2.6, height: y - 1 - top }) +
    turnedPart(pin, 'pin-brass') +
    turnedPart(boxPath({ x: x - half, y: driver, width: half * 2, height: 4.15 }, 0.25), 'pin-steel') +
    spring([x, driver], [x, top + 0.6], 1.7) +
    turnedPart(boxPath({ x: x - 1.3, y: top - 1.4, width: 2.6, height: 1.7 }, 0.2), 'pin-brass')
  )
}

/** A sprung plate with a stud that runs in the track. */
function wafer({ x, y }: Contact): string {
  const half = 0.95
  return (
    hollow({ x: x - 1.15, y: -plugMm - 0.2, width: 2.3, height: plugMm * 2 + 0.4 }) +
    turnedPart(boxPath({ x: x - half, y: -plugMm, width: half * 2, height: plugMm * 2 - 2.6 }, 0.3), 'pin-steel') +
    spring([x, plugMm - 2.6], [x, plugMm], 1.3) +
    turnedPart(polygonPath(arcPoints([x, y], 0.95, { from: 0, to: 348, steps: 29 })), 'pin-brass')
  )
}

function facePlate(): string {
  return turnedPart(boxPath({ x: -1.9, y: -plugMm - 5, width: 1.9, height: plugMm * 2 + 9 }, 0.6), 'rod-steel')
}

/** The reader coil around the keyhole and the field in which the transponder answers. */
function antenna(): string {
  const coil = [-plugMm - 7.2, plugMm + 1.4]
    .map((y) => turnedPart(boxPath({ x: -3.6, y, width: 3.2, height: 3.4 }, 0.8), 'rod-brass'))
    .join('')
  const waves = [4.5, 7.5, 10.5]
    .map((radius) =>
      svgElement('path', {
        d: polygonPath(arcPoints([-2, -plugMm - 5.6], radius, { from: 196, to: 262, steps: 24 }), true),
        fill: 'none',
        stroke: '#0B57D0',
        'stroke-width': 0.5,
        'stroke-linecap': 'round',
        opacity: 1 - radius / 16,
      }),
    )
    .join('')
  return coil + waves
}
