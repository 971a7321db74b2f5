import { groundShadow, metalPart } from '../drawing/metal-part.ts'
import { boxPath, polygonPath } from '../drawing/shape-path.ts'
import { type Drawing, layered, placed, svgElement } from '../drawing/svg-element.ts'
import { bowLength } from '../keys/key-bow.ts'
import { type KeyCut, type KeyLook } from '../keys/key-look.ts'

export function edgewiseBlade(look: KeyLook, cut: KeyCut<'dimple'>, drop: number): Drawing {
  const half = look.bladeThicknessMm / 2
  const row = cut.rows[0]?.diametersMm ?? []
  const notches = row.flatMap((diameter, index) => {
    const x = cut.firstMm + index * cut.spacingMm
    return [
      [x - diameter / 2, -half],
      [x - 0.3, -half + diameter * 0.32],
      [x + 0.3, -half + diameter * 0.32],
      [x + diameter / 2, -half],
    ] as const
  })
  const length = look.bladeLengthMm
  const outline = polygonPath([
    [-1, -half],
    ...notches,
    [length - 1.4, -half],
    [length, -half * 0.3],
    [length, half * 0.3],
    [length - 1.4, half],
    [-1, half],
  ])
  const part = metalPart({ id: 'use', outline, finish: look.finish, rim: 0.3 })
  const faces = svgElement('path', {
    d: polygonPath(notches, true),
    fill: 'none',
    stroke: '#C08F3C',
    'stroke-width': 0.34,
  })
  return { defs: part.defs, body: placed(part.body + faces, { x: 0, y: drop }) }
}

export function edgewiseBow(look: KeyLook, drop: number): Drawing {
  const half = look.bladeThicknessMm / 2 + 0.25
  const outline = boxPath({ x: -bowLength(look), y: -half, width: bowLength(look) - 1, height: half * 2 }, half * 0.7)
  const part = metalPart({ id: 'use-bow', outline, finish: look.finish, rim: 0.5 })
  const shadow = groundShadow([outline], 1.3)
  const at = { x: 0, y: drop }
  return layered(placed(shadow, at), { defs: part.defs, body: placed(part.body, at) })
}
