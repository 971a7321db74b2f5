import { dimensionLine } from '../drawing/dimension-line.ts'
import { palette } from '../drawing/palette.ts'
import { polygonPath } from '../drawing/shape-path.ts'
import { softShadow } from '../drawing/soft-shadow.ts'
import { type Drawing, layered, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { drawThings, type Thing } from './draw-space.ts'
import { cabinetThings } from './machine-cabinet.ts'
import { duplicatorThings } from './machine-duplicator.ts'
import { type MachineLook, type NamedMachine } from './machine-look.ts'
import { millingThings } from './machine-milling.ts'
import { type Camera, cameraFor, type Vector } from './space.ts'

const size = { width: 1800, height: 1200 }

const builds: Readonly<Record<MachineLook['build'], (machine: NamedMachine) => Thing[]>> = {
  duplicator: duplicatorThings,
  milling: millingThings,
  cabinet: cabinetThings,
}

/** All parts of a machine, standing on y = 0 around x = z = 0. */
export function machineThings(machine: NamedMachine): Thing[] {
  return builds[machine.look.build](machine)
}

/** A machine in three-quarter view on paper. */
export function machineFrontPicture(machine: NamedMachine): string {
  const things = machineThings(machine)
  const camera = fittedCamera(things, machine.look, { width: 1420, height: 960, centre: [880, 585] })
  return svgPicture(size, layered(paper, machineShadow(machine.look, camera), drawThings('m', things, camera)))
}

/** The three-quarter view that just fills a frame of the picture. */
export function fittedCamera(
  things: readonly Thing[],
  look: MachineLook,
  frame: { width: number; height: number; centre: readonly [number, number] },
): Camera {
  const distance = Math.max(look.heightMm * 1.5, look.widthMm + look.depthMm * 0.62) * 4
  const view = { turn: 32, rise: 22, target: [0, look.heightMm / 2, 0] as const, distance }
  const trial = cameraFor({ ...view, scale: 1, centre: [0, 0] })
  const seen = things.flatMap(placesOf).map((place) => trial.project(place))
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))]
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top))
  return cameraFor({
    ...view,
    scale,
    centre: [frame.centre[0] - ((left + right) / 2) * scale, frame.centre[1] - ((top + bottom) / 2) * scale],
  })
}

/** The same machine drawn from the front without perspective, with width and height; figures are millimetres. */
export function machineMeasuresPicture(machine: NamedMachine): string {
  const { widthMm, depthMm, heightMm } = machine.look
  const scale = Math.min(720 / heightMm, 560 / Math.max(widthMm, depthMm))
  const things = machineThings(machine)
  const views = [
    { turn: 0, x: 590, across: widthMm },
    { turn: 90, x: 1340, across: depthMm },
  ]
  const ground = 560 + (heightMm * scale) / 2
  const drawn = views.map(({ turn, x, across }, index): Drawing => {
    const camera = cameraFor({ turn, rise: 0, target: [0, 0, 0], scale, centre: [x, ground] })
    const { defs, body } = drawThings(`v${index}`, turn === 90 ? fromTheSide(things, camera) : things, camera)
    const half = (across / 2) * scale
    const lines =
      dimensionLine({ from: [x + half, ground], to: [x - half, ground], away: 80, text: String(across), size: 30 }) +
      (index === 0
        ? dimensionLine({
            from: [x - half, ground],
            to: [x - half, ground - heightMm * scale],
            away: 190,
            text: String(heightMm),
            size: 30,
          })
        : '')
    return { defs, body: body + lines }
  })
  const floor = svgElement('path', { d: `M80 ${ground}H1720`, stroke: palette.steel[5], 'stroke-width': 3 })
  return svgPicture(size, layered(paper, floor, ...drawn))
}

/** The vices, the cutter and the key, from nearby. */
export function machineCloseUpPicture(machine: NamedMachine): string {
  const { look } = machine
  const places: Readonly<Record<MachineLook['build'], { target: Vector; scale: number }>> = {
    duplicator: { target: [-look.widthMm * 0.04, 112, 30], scale: 5.6 },
    milling: { target: [8, 150, 20], scale: 5.6 },
    cabinet: { target: [-look.widthMm * 0.13, look.heightMm * 0.52, 40], scale: 4.6 },
  }
  const place = places[look.build]
  const camera = cameraFor({ turn: 24, rise: 25, distance: 900, centre: [900, 620], ...place })
  return svgPicture(size, layered(paper, machineShadow(look, camera), drawThings('m', machineThings(machine), camera)))
}

/** Soft shadow of a machine on the ground, thrown to the right. */
export function machineShadow(look: MachineLook, camera: Camera): Drawing {
  const { widthMm: width, depthMm: depth, heightMm: height } = look
  const patch = (grow: number, shift: number): string => {
    const corners: Vector[] = [
      [-width / 2 - grow, 0, depth / 2 + grow],
      [width / 2 + grow + shift, 0, depth / 2 + grow * 0.6],
      [width / 2 + grow + shift, 0, -depth / 2 - grow - shift * 0.4],
      [-width / 2 - grow + shift * 0.5, 0, -depth / 2 - grow],
    ]
    return polygonPath(corners.map((corner) => camera.project(corner)).map(({ x, y }) => [x, y] as const))
  }
  const wide = softShadow({ outlines: [patch(2, height * 0.3)], deviation: 34, opacity: 0.34 })
  const tight = softShadow({ outlines: [patch(-6, 8)], deviation: 9, opacity: 0.55 })
  return { defs: '', body: wide + tight }
}

const paper: Drawing = { defs: '', body: svgElement('rect', { ...size, fill: palette.paper }) }

/** Seen from the side, what was at the right is in front: parts are painted by how near they are. */
function fromTheSide(things: readonly Thing[], camera: Camera): Thing[] {
  return things
    .map((thing) => ({ thing, near: nearest(thing, camera) }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ thing }) => thing)
}

function nearest(thing: Thing, camera: Camera): number {
  return Math.min(...placesOf(thing).map((place) => camera.project(place).far))
}

function placesOf(thing: Thing): readonly Vector[] {
  if (thing.kind === 'ball') return [thing.centre]
  if (thing.kind === 'bar') return [thing.from, thing.to]
  return thing.kind === 'mark' ? thing.points : thing.faces.flatMap((face) => face.points)
}
