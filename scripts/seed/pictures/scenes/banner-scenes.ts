import { grainPaint } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { boxPath, type Point, polygonPath } from '../drawing/shape-path.ts'
import {
  layered,
  linearGradient,
  numberText,
  placed,
  radialGradient,
  svgElement,
  svgPicture,
} from '../drawing/svg-element.ts'
import { type Bitting, bittingLine } from '../keys/bitting-line.ts'
import { drawKey, keyExtent, type NamedKey } from '../keys/draw-key.ts'
import { drawThings } from '../machines/draw-space.ts'
import { type NamedMachine } from '../machines/machine-look.ts'
import { fittedCamera, machineShadow, machineThings } from '../machines/machine-pictures.ts'
import { workshopBack, workshopFront } from './workshop.ts'

const size = { width: 2400, height: 1000 }

/** The workshop: a bench with a machine, a person at work, tools on the wall; the left third is calm for a title. */
export function workbenchBanner(machine: NamedMachine): string {
  const things = machineThings(machine)
  const camera = fittedCamera(things, machine.look, { width: 620, height: 430, centre: [1716, 572] })
  return svgPicture(
    size,
    layered(workshopBack(), machineShadow(machine.look, camera), drawThings('m', things, camera), workshopFront()),
  )
}

/** A machine on a plinth in a dark room; a cut line of light runs through the picture. */
export function launchBanner(machine: NamedMachine, bitting: Bitting): string {
  const things = machineThings(machine)
  const camera = fittedCamera(things, machine.look, { width: 860, height: 700, centre: [1660, 470] })
  const defs =
    radialGradient(
      'glow',
      [0.69, 0.5, 0.62],
      [
        [0, '#4A5560'],
        [0.45, '#262E36'],
        [1, palette.ink],
      ],
    ) +
    linearGradient(
      'plinth',
      [0, 0, 0, 1],
      [
        [0, '#3A434C'],
        [1, '#171C21'],
      ],
    ) +
    linearGradient(
      'beam',
      [0, 0, 1, 0],
      [
        [0, '#E3A84A', 0.1],
        [0.5, '#E3A84A', 1],
        [1, '#F7DFA8', 1],
      ],
    )
  const line = bannerCut(bitting, 640)
  const glow = (width: number, opacity: number) =>
    svgElement('path', {
      d: polygonPath(line, true),
      fill: 'none',
      stroke: 'url(#beam)',
      'stroke-width': width,
      opacity,
      'stroke-linejoin': 'round',
    })
  const body =
    svgElement('rect', { ...size, fill: 'url(#glow)' }) +
    glow(26, 0.12) +
    glow(12, 0.2) +
    glow(5, 1) +
    svgElement('ellipse', { cx: 1690, cy: 838, rx: 620, ry: 96, fill: '#0B0E11', opacity: 0.5 }) +
    svgElement('path', { d: 'M1110 800A580 96 0 0 0 2270 800V850A580 96 0 0 1 1110 850Z', fill: 'url(#plinth)' }) +
    svgElement('ellipse', { cx: 1690, cy: 800, rx: 580, ry: 96, fill: '#454F59' }) +
    svgElement('ellipse', { cx: 1690, cy: 797, rx: 572, ry: 92, fill: '#39424B' })
  return svgPicture(size, layered({ defs, body }, machineShadow(machine.look, camera), drawThings('m', things, camera)))
}

/** Rows of keys on hooks before a dark wall; one of them is lit. */
export function keyWallBanner(keys: readonly NamedKey[]): string {
  const defs =
    linearGradient(
      'wall',
      [0, 0, 1, 1],
      [
        [0, '#232B33'],
        [0.6, palette.ink],
        [1, '#0E1114'],
      ],
    ) +
    radialGradient(
      'lamp',
      [0.5, 0.5, 0.5],
      [
        [0, '#E3A84A', 0.34],
        [1, '#E3A84A', 0],
      ],
    )
  const scale = 5.6
  const drawn = keys.map((key, index) => drawKey(`w${index}`, key, false))
  const symbols = drawn.map(({ body }, index) => svgElement('g', { id: `wall-key${index}` }, body)).join('')
  const rows = [60, 560].map((y, row) =>
    Array.from({ length: 15 }, (_, column) => {
      const kind = (column * 5 + row * 3 + Math.floor(column / 4)) % keys.length
      const key = keys[kind]
      return key ? hangingKey({ x: 120 + column * 155, y, kind, scale, left: keyExtent(key.look).leftMm }) : ''
    }).join(''),
  )
  const rails = [60, 560]
    .map(
      (y) =>
        svgElement('rect', { y: y - 14, width: size.width, height: 12, fill: '#39434D' }) +
        svgElement('rect', { y: y - 14, width: size.width, height: 3, fill: '#6E7A86' }),
    )
    .join('')
  const lamp = svgElement('ellipse', { cx: 1515, cy: 300, rx: 520, ry: 430, fill: 'url(#lamp)' })
  return svgPicture(size, {
    defs: defs + grainPaint + drawn.map((piece) => piece.defs).join('') + symbols,
    body: svgElement('rect', { ...size, fill: 'url(#wall)' }) + lamp + rails + rows.join(''),
  })
}

function hangingKey(place: { x: number; y: number; kind: number; scale: number; left: number }): string {
  const { x, y, kind, scale, left } = place
  const hook = svgElement('path', {
    d: `M${x} ${y - 6}V${y + 26}`,
    stroke: '#B7C0C9',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  })
  const shadow = svgElement('ellipse', {
    cx: x + 16,
    cy: y + 60 + left * scale * 0.5,
    rx: 46,
    ry: left * scale * 0.5,
    fill: '#000000',
    opacity: 0.22,
  })
  const key = svgElement('use', {
    href: `#wall-key${kind}`,
    transform: `translate(${x} ${numberText(y + 14 + left * scale)}) rotate(90) scale(${scale})`,
  })
  return shadow + key + hook
}

/** The cut line from edge to edge of a banner. */
export function bannerCut(bitting: Bitting, y: number): Point[] {
  const scale = 34
  const line = bittingLine(bitting).map(([x, depth]) => [120 + x * scale, y + depth * scale] as const)
  const [first] = line
  const last = line.at(-1)
  return [
    [0, y],
    ...(first ? [[first[0], y] as const] : []),
    ...line,
    ...(last ? [[last[0], y] as const] : []),
    [size.width, y],
  ]
}

/** A quiet ground with a key's own cut as horizon: for pages without a subject of their own. */
export function cutBanner(bitting: Bitting): string {
  const line = bannerCut(bitting, 560)
  const body =
    svgElement('rect', { ...size, fill: palette.steel[1] }) +
    svgElement('path', { d: polygonPath([...line, [2400, 1000], [0, 1000]]), fill: palette.ink }) +
    svgElement('path', {
      d: polygonPath(line, true),
      fill: 'none',
      stroke: palette.brassLight,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }) +
    svgElement('path', { d: boxPath({ x: 0, y: 0, width: 2400, height: 8 }), fill: palette.brass })
  return svgPicture(size, { defs: '', body: placed(body, { x: 0, y: 0 }) })
}
