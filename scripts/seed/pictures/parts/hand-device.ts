import { groundShadow, metalPart } from '../drawing/metal-part.ts'
import { boxPath, circlePath } from '../drawing/shape-path.ts'
import { engravedText, strokeText } from '../drawing/stroke-text.ts'
import { layered, svgElement } from '../drawing/svg-element.ts'
import { onPaper } from './on-paper.ts'

export type HandDeviceLook = {
  widthMm: number
  heightMm: number
  keys: number
  /** A diagnostic plug on a cable, or else a coil that reads a key laid on it. */
  hasProbe: boolean
}

/** A programmer or cloning device from the front: screen, keys, and its plug or reading coil. */
export function handDevicePicture(code: string, look: HandDeviceLook): string {
  const { widthMm: width, heightMm: height } = look
  const [left, top] = [-width / 2, -height / 2]
  const outline = boxPath({ x: left, y: top, width, height }, 14)
  const shell = metalPart({
    id: 'device',
    outline,
    finish: 'black_plastic',
    light: 'diagonal',
    rim: 3.4,
    inside: screen(look) + keypad(look),
  })
  const label = engravedText(code, {
    x: 0,
    y: height / 2 - 13,
    height: 5.4,
    align: 'middle',
    dark: '#AEB8C2',
    light: '#0B0E11',
    weight: 0.6,
  })
  const tool = look.hasProbe ? probe(look) : coil(look)
  return onPaper(
    layered(groundShadow([outline], 4), tool.under, shell, label + tool.over),
    980 / (height + (look.hasProbe ? 44 : 0)),
  )
}

/** The depths of a key on the screen, and a bar for what is done. */
function screen({ widthMm: width, heightMm: height }: HandDeviceLook): string {
  const area = { x: -width / 2 + 11, y: -height / 2 + 13, width: width - 22, height: height * 0.4 }
  const steps = [0, 0.5, 0.2, 0.8, 0.4, 0.7, 0.1, 0.3]
  const wide = (area.width - 16) / steps.length
  const line = steps
    .map((step, index) => {
      const x = area.x + 8 + index * wide
      const y = area.y + area.height * (0.26 + step * 0.34)
      return `${index === 0 ? 'M' : 'L'}${x} ${y}H${x + wide * 0.62}`
    })
    .join('')
  return (
    svgElement('path', { d: boxPath(area, 4), fill: '#0F1418', stroke: '#0B0E11', 'stroke-width': 1 }) +
    svgElement('path', {
      d: boxPath({ x: area.x + 3, y: area.y + 3, width: area.width - 6, height: area.height - 6 }, 2),
      fill: '#1B2A3E',
    }) +
    svgElement('path', { d: line, fill: 'none', stroke: '#E3A84A', 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) +
    svgElement('path', {
      d: boxPath({ x: area.x + 8, y: area.y + area.height - 13, width: (area.width - 16) * 0.7, height: 4 }, 2),
      fill: '#6FA2F5',
    })
  )
}

function keypad({ widthMm: width, heightMm: height, keys }: HandDeviceLook): string {
  const columns = keys > 4 ? 3 : 2
  const rows = Math.ceil(keys / columns)
  const room = { width: (width - 26) / columns, height: (height * 0.34) / rows }
  return Array.from({ length: keys }, (_, index) => {
    const x = -width / 2 + 13 + (index % columns) * room.width
    const y = height * 0.01 + Math.floor(index / columns) * room.height
    const key = boxPath({ x: x + 3, y: y + 3, width: room.width - 6, height: room.height - 6 }, 5)
    const colour = index === keys - 1 ? '#8A5A12' : '#39424B'
    return svgElement('path', { d: key, fill: colour, stroke: '#0B0E11', 'stroke-width': 0.8 })
  }).join('')
}

function probe({ heightMm: height }: HandDeviceLook) {
  const top = -height / 2
  const cable = svgElement('path', {
    d: `M0 ${top + 8}C0 ${top - 40} 92 ${top - 30} 106 ${top + 26}`,
    fill: 'none',
    stroke: '#2A3138',
    'stroke-width': 5.4,
    'stroke-linecap': 'round',
  })
  const plug = metalPart({
    id: 'plug',
    outline: boxPath({ x: 88, y: top + 24, width: 38, height: 28 }, 5),
    finish: 'black_plastic',
    light: 'diagonal',
    rim: 1.6,
  })
  const pins = Array.from({ length: 8 }, (_, index) =>
    svgElement('path', {
      d: boxPath({ x: 92.5 + index * 3.8, y: top + 52, width: 2, height: 7 }, 0.6),
      fill: '#D3A955',
    }),
  ).join('')
  return { under: { defs: plug.defs, body: cable + pins + plug.body }, over: '' }
}

/** Three turns of copper around the place for the key, and its name. */
function coil({ heightMm: height }: HandDeviceLook) {
  const y = height * 0.26
  const rings = [11, 13.2, 15.4].map((radius) =>
    svgElement('path', { d: circlePath([0, y], radius), fill: 'none', stroke: '#C9803F', 'stroke-width': 1.1 }),
  )
  const word = strokeText('ID', { x: 0, y: y - 2.6, height: 5, colour: '#E3A84A', align: 'middle' })
  const floor = svgElement('path', { d: circlePath([0, y], 18), fill: '#14181D' })
  return { under: { defs: '', body: '' }, over: floor + rings.join('') + word }
}
