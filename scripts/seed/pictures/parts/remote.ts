import { groundShadow, metalPart } from '../drawing/metal-part.ts'
import { boxPath, circlePath, roundedPath } from '../drawing/shape-path.ts'
import { engravedText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, placed, svgElement } from '../drawing/svg-element.ts'
import { onPaper } from './on-paper.ts'
import { bell, carBoot, closedLock, openLock } from './remote-icons.ts'

export type RemoteLook = { buttons: 2 | 3 | 4; bladeLengthMm: number }

/** How far a remote with its blade open reaches, around the middle of its housing. */
export function remoteExtent(look: RemoteLook): { leftMm: number; totalMm: number } {
  return { leftMm: 34, totalMm: 60 + look.bladeLengthMm }
}

/** A folding remote from the front with its blade open, on paper. */
export function remotePicture(code: string, look: RemoteLook): string {
  const { leftMm, totalMm } = remoteExtent(look)
  const { defs, body } = drawRemote(code, look)
  return onPaper({ defs, body: placed(body, { x: leftMm - totalMm / 2, y: 0 }) }, 1500 / totalMm)
}

/** A folding remote with its blade open, in millimetres around the middle of its housing. */
export function drawRemote(code: string, look: RemoteLook): Drawing {
  const body = roundedPath(
    [
      [-34, -17, 9],
      [10, -17.5, 8],
      [27, -11.5, 7],
      [27, 11.5, 7],
      [10, 17.5, 8],
      [-34, 17, 9],
    ],
    7,
  )
  const shell = metalPart({
    id: 'shell',
    outline: body + boxPath({ x: -31.5, y: -4, width: 3.6, height: 8 }, 1.8),
    finish: 'black_plastic',
    light: 'diagonal',
    rim: 1.7,
    inside: keypad(look),
  })
  const blade = roundedPath(
    [
      [22, -4.3, 0],
      [26 + look.bladeLengthMm - 1.4, -4.3, 1.4],
      [26 + look.bladeLengthMm, -1.4, 1],
      [26 + look.bladeLengthMm, 1.4, 1],
      [26 + look.bladeLengthMm - 1.4, 4.3, 1.4],
      [22, 4.3, 0],
    ],
    0,
  )
  const track =
    svgElement('path', { d: `M30 0H${26 + look.bladeLengthMm}`, stroke: '#79828B', 'stroke-width': 2.6 }) +
    svgElement('path', { d: `M30 0.5H${26 + look.bladeLengthMm}`, stroke: '#E9ECEE', 'stroke-width': 1.3 })
  const metal = metalPart({ id: 'blade', outline: blade, finish: 'nickel', rim: 0.36, inside: track })
  const hinge = metalPart({
    id: 'hinge',
    outline: circlePath([20.5, 0], 6.2),
    finish: 'nickel',
    light: 'diagonal',
    rim: 0.8,
  })
  const label = engravedText(code, {
    x: -9,
    y: 12.2,
    height: 1.7,
    align: 'middle',
    dark: '#AEB8C2',
    light: '#0B0E11',
    weight: 0.2,
  })
  return layered(groundShadow([blade, body], 2.2), metal, shell, hinge, label)
}

function keypad({ buttons }: RemoteLook): string {
  const icons = [openLock, closedLock, carBoot, bell]
  return (
    Array.from({ length: buttons }, (_, index) => {
      const x = -22 + (index * 32) / Math.max(2, buttons)
      const key = boxPath({ x: x - 4.4, y: -8, width: 9.4, height: 16 }, 3)
      return (
        svgElement('path', { d: key, fill: '#39424B', stroke: '#0B0E11', 'stroke-width': 0.5 }) +
        svgElement('path', {
          d: boxPath({ x: x - 4, y: -7.6, width: 8.6, height: 5 }, 2.5),
          fill: '#FFFFFF',
          opacity: 0.08,
        }) +
        placed(icons[index]?.() ?? '', { x: x + 0.3, y: 0 })
      )
    }).join('') + svgElement('circle', { cx: 11.4, cy: -10.8, r: 0.8, fill: '#E3A84A' })
  )
}
