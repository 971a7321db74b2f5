import { groundShadow, metalPart } from '../drawing/metal-part.ts'
import type { Finish } from '../drawing/palette.ts'
import { boxPath, circlePath, roundedPath } from '../drawing/shape-path.ts'
import { engravedText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, svgElement } from '../drawing/svg-element.ts'
import { onPaper } from '../parts/on-paper.ts'

export type PadlockLook = {
  body: 'block' | 'layered' | 'disc' | 'shrouded'
  finish: Finish
  widthMm: number
  heightMm: number
  shackleMm: number
  /** Clearance under the shackle. */
  clearMm: number
}

/** A closed padlock from the front: body, shackle, keyhole and its code. */
export function padlockPicture(code: string, look: PadlockLook): string {
  return onPaper(drawPadlock(code, look), Math.min(960 / padlockHeight(look), 1300 / look.widthMm))
}

/** From the top of the shackle to the foot of the body, millimetres. */
export function padlockHeight({ heightMm, clearMm, shackleMm }: PadlockLook): number {
  return heightMm + clearMm + shackleMm
}

/** A closed padlock in millimetres around its middle. */
export function drawPadlock(code: string, look: PadlockLook): Drawing {
  const { widthMm: width, heightMm: height, clearMm } = look
  const lift = (clearMm + look.shackleMm) / 2
  const outline = bodies[look.body](width, height, lift)
  const bar = shackle(look, lift)
  const body = metalPart({
    id: 'body',
    outline,
    finish: look.finish,
    light: 'diagonal',
    rim: 1.4,
    inside: face(look, lift) + keyhole(lift + height * 0.16),
  })
  const loop = metalPart({ id: 'shackle', outline: bar, finish: 'nickel', light: 'across', rim: look.shackleMm * 0.16 })
  const label = engravedText(code, {
    x: 0,
    y: lift - height * 0.22,
    height: Math.min(height * 0.13, (width * 0.78) / code.length),
    align: 'middle',
    dark: '#2B333B',
    light: '#FFFFFF',
    weight: 0.34,
  })
  return layered(groundShadow([outline, bar], 3), loop, body, label)
}

type Body = (width: number, height: number, middle: number) => string

const bodies: Readonly<Record<PadlockLook['body'], Body>> = {
  block: (width, height, y) => boxPath({ x: -width / 2, y: y - height / 2, width, height }, width * 0.09),
  layered: (width, height, y) =>
    roundedPath(
      [
        [-width * 0.44, y - height / 2, 3],
        [width * 0.44, y - height / 2, 3],
        [width / 2, y - height * 0.3, 4],
        [width / 2, y + height * 0.3, 4],
        [width * 0.44, y + height / 2, 3],
        [-width * 0.44, y + height / 2, 3],
        [-width / 2, y + height * 0.3, 4],
        [-width / 2, y - height * 0.3, 4],
      ],
      3,
    ),
  disc: (width, _, y) => circlePath([0, y], width / 2),
  shrouded: (width, height, y) =>
    roundedPath(
      [
        [-width / 2, y - height * 0.86, 9],
        [-width * 0.24, y - height * 0.86, 5],
        [-width * 0.2, y - height / 2, 4],
        [width * 0.2, y - height / 2, 4],
        [width * 0.24, y - height * 0.86, 5],
        [width / 2, y - height * 0.86, 9],
        [width / 2, y + height / 2, 10],
        [-width / 2, y + height / 2, 10],
      ],
      6,
    ),
}

/** A bent bar whose legs go into the body. */
function shackle({ widthMm: width, heightMm: height, shackleMm, clearMm, body }: PadlockLook, middle: number): string {
  const outer = body === 'disc' ? width * 0.26 : body === 'shrouded' ? width * 0.19 : width * 0.36
  const inner = outer - shackleMm
  const foot = middle - height * (body === 'disc' ? 0.3 : 0.36)
  const top = middle - height / 2 - clearMm
  const bend = top + inner
  return (
    `M${-outer} ${foot}V${bend}A${outer} ${outer} 0 0 1 ${outer} ${bend}V${foot}` +
    `H${inner}V${bend}A${inner} ${inner} 0 0 0 ${-inner} ${bend}V${foot}Z`
  )
}

/** Sheets riveted together, a pressed ring, or a plain bevel. */
function face({ body, widthMm: width, heightMm: height }: PadlockLook, y: number): string {
  const thin = { fill: 'none', stroke: '#1C2127', 'stroke-width': 0.45, opacity: 0.5 }
  if (body === 'layered') {
    const sheets = Array.from({ length: 7 }, (_, index) => {
      const at = y - height / 2 + ((index + 1) * height) / 8
      return svgElement('path', { ...thin, d: `M${-width / 2} ${at}H${width / 2}` })
    })
    const rivets = [-1, 1].flatMap((side) =>
      [-1, 1].map((end) =>
        svgElement('path', {
          ...thin,
          d: circlePath([side * width * 0.4, y + end * height * 0.38], 2),
          fill: '#E6EAEE',
        }),
      ),
    )
    return [...sheets, ...rivets].join('')
  }
  if (body === 'disc') {
    return [0.4, 0.36].map((part) => svgElement('path', { ...thin, d: circlePath([0, y], width * part) })).join('')
  }
  const inset = width * 0.07
  const plate = {
    x: -width / 2 + inset,
    y: y - height / 2 + inset,
    width: width - inset * 2,
    height: height - inset * 2,
  }
  return svgElement('path', { ...thin, d: boxPath(plate, width * 0.05) })
}

function keyhole(y: number): string {
  const ring = svgElement('path', {
    d: circlePath([0, y], 5.6),
    fill: '#D3A955',
    stroke: '#5E4012',
    'stroke-width': 0.4,
  })
  const slot = svgElement('path', { d: boxPath({ x: -0.9, y: y - 4, width: 1.8, height: 8 }, 0.7), fill: '#14181D' })
  return ring + slot
}
