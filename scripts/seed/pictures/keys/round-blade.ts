import { metalPart } from '../drawing/metal-part.ts'
import { boxPath } from '../drawing/shape-path.ts'
import { type Drawing, layered, svgElement } from '../drawing/svg-element.ts'
import { bladeOutline, flagPaths, shankPath } from './blade-outline.ts'
import { type KeyCut, type KeyLook } from './key-look.ts'

export function drawShankAndFlag(id: string, look: KeyLook, cut: KeyCut<'bit'>): Drawing {
  const flags = flagPaths(look, cut).map((outline, index) =>
    metalPart({ id: `${id}-flag${index}`, outline, finish: look.finish, light: 'diagonal', rim: 0.45 }),
  )
  const shank = metalPart({ id: `${id}-shank`, outline: shankPath(look, cut), finish: look.finish, rim: 0.3 })
  return layered(...flags, shank)
}

export function drawTube(id: string, look: KeyLook, cut: KeyCut<'tube'>): Drawing {
  const half = cut.diameterMm / 2
  const length = look.bladeLengthMm
  const slots = cut.slotsMm
    .map((depth, index) => {
      const turn = -1 + (2 * (index + 0.5)) / cut.slotsMm.length
      const width = 1.15 * Math.sqrt(Math.max(0.12, 1 - turn * turn)) + 0.35
      return boxPath(
        { x: length - depth, y: turn * half * 0.94 - width / 2, width: depth + 1, height: width },
        Math.min(0.5, width / 2),
      )
    })
    .map(
      (d) =>
        svgElement('path', { d, fill: '#232A31' }) +
        svgElement('path', { d, fill: 'none', stroke: '#FFFFFF', 'stroke-width': 0.14, opacity: 0.7 }),
    )
    .join('')
  const rings = [1.6, 2.4]
    .map((x) =>
      svgElement('path', {
        d: `M${x} ${-half}V${half}`,
        fill: 'none',
        stroke: '#2B343C',
        'stroke-width': 0.14,
        opacity: 0.6,
      }),
    )
    .join('')
  const nib = metalPart({
    id: `${id}-nib`,
    outline: boxPath({ x: length - 8.4, y: -half - 0.9, width: 2.4, height: 1.5 }, 0.3),
    finish: look.finish,
    rim: 0.25,
  })
  const tube = metalPart({ id, outline: bladeOutline(look), finish: look.finish, rim: 0.22, inside: rings + slots })
  return layered(nib, tube)
}
