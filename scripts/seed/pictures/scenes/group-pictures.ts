import { grainPaint } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { type Drawing, layered, placed, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { drawKey, keyExtent, type NamedKey } from '../keys/draw-key.ts'
import { drawThings, type Thing } from '../machines/draw-space.ts'
import { machineLook, type NamedMachine } from '../machines/machine-look.ts'
import { vice } from '../machines/machine-parts.ts'
import { fittedCamera, machineShadow, machineThings } from '../machines/machine-pictures.ts'
import { box } from '../machines/solid.ts'
import { drawRemote, type RemoteLook, remoteExtent } from '../parts/remote.ts'

const size = { width: 1800, height: 1200 }

/** A drawing in millimetres that lies along x, with its reach. */
export type Lying = { drawing: Drawing; leftMm: number; totalMm: number }

export function lyingKey(id: string, key: NamedKey): Lying {
  return { drawing: drawKey(id, key), ...keyExtent(key.look) }
}

export function lyingRemote(code: string, look: RemoteLook): Lying {
  return { drawing: drawRemote(code, look), ...remoteExtent(look) }
}

/** Things side by side, pointing up, at one scale: a family at a glance. */
export function rowPicture(things: readonly Lying[]): string {
  const longest = Math.max(...things.map(({ totalMm }) => totalMm))
  const scale = Math.min(1040 / longest, 1640 / (things.length * 29))
  const step = Math.min(460, 1640 / things.length)
  const start = 900 - (step * things.length) / 2
  const drawn = things.map(({ drawing, leftMm, totalMm }, index): Drawing => {
    const y = 600 + (totalMm / 2 - leftMm) * scale
    return { defs: drawing.defs, body: placed(drawing.body, { x: start + step * (index + 0.5), y, scale, turn: -90 }) }
  })
  return svgPicture(size, layered(ground, ...drawn))
}

/** Machines of one family on one floor; a taller machine is drawn taller, if less than in truth, so that all show well. */
export function machineRowPicture(machines: readonly NamedMachine[]): string {
  const tallest = Math.max(...machines.map(({ look }) => look.heightMm))
  const step = 1640 / machines.length
  const drawn = machines.map((machine, index) => {
    const height = 720 * (machine.look.heightMm / tallest) ** 0.72
    const things = machineThings(machine)
    const frame = { width: step * 1.02, height, centre: [80 + step * (index + 0.5), 960 - height / 2] as const }
    const camera = fittedCamera(things, machine.look, frame)
    return layered(machineShadow(machine.look, camera), drawThings(`g${index}`, things, camera))
  })
  return svgPicture(size, layered(ground, ...drawn))
}

/** A set of vices on their rail, `count` of them, every other one with a key. */
export function vicesPicture(count: number, colour: string): string {
  const width = count * 84 + 30
  const rail = machineLook.parse({ build: 'cabinet', widthMm: width, depthMm: 84, heightMm: 40 })
  const things: Thing[] = [
    box([-width / 2, 0, -34], [width, 14, 84], { material: 'graphite', round: 8 }),
    ...[-18, 34].map((z) => box([-width / 2 + 14, 14, z - 4], [width - 28, 3, 8], { material: 'brass' })),
    ...Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 84
      return vice([x + 6, 14, 0], { hasKey: index % 2 === 0, isCut: index === 0 })
    }).flat(),
  ]
  const camera = fittedCamera(things, rail, { width: 1440, height: 800, centre: [890, 590] })
  return svgPicture(size, layered(plain(colour), machineShadow(rail, camera), drawThings('v', things, camera)))
}

function plain(colour: string): Drawing {
  return { defs: grainPaint, body: svgElement('rect', { ...size, fill: colour }) }
}

const ground = plain(palette.steel[1])
