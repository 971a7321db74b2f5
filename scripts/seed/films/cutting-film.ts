import { palette, ramps } from '../pictures/drawing/palette.ts'
import { arcPoints, type Point, polygonPath } from '../pictures/drawing/shape-path.ts'
import { linearGradient, placed, svgElement, svgPicture } from '../pictures/drawing/svg-element.ts'

/** Pixels of a frame, and the film's pace. */
export const cuttingFilm = { width: 960, height: 540, framesPerSecond: 15, frames: 90 } as const

/** The blade in pixels: its uncut edge above, its back below, from the shoulder on the left to the tip. */
const blade = { left: 300, right: 820, edge: 236, back: 330 } as const

/** Depths of five cuts, in steps; the house's own sample. */
const depths = [3, 1, 4, 2, 3] as const
const stepHeight = 11
const flat = 26
const spacing = 88

/** Radius of the cutter where it touches, and of the tips of its teeth. */
const cutter = { radius: 74, tooth: 9, teeth: 24 } as const

/** Parts of the film in which the cutter comes near, cuts, and leaves again. */
const approach = 0.1
const departure = 0.88

/**
 * One frame of a film in which a flat key is cut: the disc follows the cuts from shoulder to tip, and behind it stands
 * the finished edge.
 * @param frame 0 to `cuttingFilm.frames` - 1
 */
export function cuttingFrame(frame: number): string {
  const part = frame / (cuttingFilm.frames - 1)
  const progress = Math.min(1, Math.max(0, (part - approach) / (departure - approach)))
  const x = blade.left + progress * (blade.right - blade.left)
  const away =
    part < approach ? (approach - part) / approach : part > departure ? (part - departure) / (1 - departure) : 0
  const y = blade.edge + depthAt(x) - cutter.radius - away * away * 120
  const body = [
    svgElement('rect', { width: cuttingFilm.width, height: cuttingFilm.height, fill: palette.paper }),
    clamp(),
    key(x),
    progress > 0 && progress < 1 ? chips({ x, y: blade.edge + depthAt(x) }, frame) : '',
    placed(disc(), { x, y, turn: (frame * 360 * 1.3) / cutter.teeth }),
  ].join('')
  const metal = linearGradient('metal', [0, 0, 0.04, 1], ramps.brass.face)
  const steel = linearGradient('steel', [0, 0, 0.9, 1], ramps.steel.face)
  return svgPicture(cuttingFilm, { defs: metal + steel, body })
}

/** How deep the finished edge lies below the uncut one, in pixels: flats with slopes of 45 degrees between them. */
export function depthAt(x: number): number {
  const cuts = depths.map((depth, index) => {
    const beyond = Math.abs(x - (blade.left + 70 + index * spacing)) - flat / 2
    return depth * stepHeight - Math.max(0, beyond)
  })
  return Math.max(0, ...cuts)
}

/** The key as it is when the cutter stands at `reached`: cut on the left of it, whole on the right. */
function key(reached: number): string {
  const edge = Array.from({ length: 261 }, (_, index): Point => {
    const x = blade.left + index * 2
    return [x, blade.edge + (x <= reached ? depthAt(x) : 0)]
  })
  const tip: Point[] = [
    [blade.right + 36, blade.edge + 40],
    [blade.right + 20, blade.back],
  ]
  const outline = polygonPath([...edge, ...tip, [blade.left, blade.back]])
  const bow = svgElement('path', {
    d: `M${blade.left} 206 L${blade.left} 352 L262 352 A112 112 0 1 1 262 206 Z M142 279 a30 30 0 1 0 60 0 a30 30 0 1 0 -60 0 Z`,
    'fill-rule': 'evenodd',
    fill: 'url(#metal)',
    stroke: ramps.brass.edge,
    'stroke-width': 2,
  })
  const groove = svgElement('rect', {
    x: blade.left,
    y: 296,
    width: blade.right - blade.left + 22,
    height: 12,
    fill: ramps.brass.groove[1],
  })
  return (
    svgElement('path', { d: outline, fill: 'url(#metal)', stroke: ramps.brass.edge, 'stroke-width': 2 }) + groove + bow
  )
}

function clamp(): string {
  const jaw = { x: 340, width: 440, fill: palette.steel[3], stroke: palette.steel[6], 'stroke-width': 2 }
  const screw = svgElement('circle', { cx: 560, cy: 432, r: 26, fill: palette.steel[5] })
  const slot = svgElement('rect', { x: 538, y: 428, width: 44, height: 8, fill: palette.steel[8] })
  return (
    svgElement('rect', { ...jaw, y: 336, height: 150, rx: 4 }) +
    svgElement('rect', { ...jaw, y: 320, height: 22, rx: 2, fill: palette.steel[2] }) +
    screw +
    slot
  )
}

function disc(): string {
  const outer = cutter.radius
  const points = Array.from({ length: cutter.teeth }, (_, tooth) => {
    const from = (tooth * 360) / cutter.teeth
    const [start = [0, 0]] = arcPoints([0, 0], outer - cutter.tooth, { from, to: from, steps: 1 })
    const [end = [0, 0]] = arcPoints([0, 0], outer, { from: from + 11, to: from + 11, steps: 1 })
    return [start, end] as const
  }).flat()
  const look = { fill: 'url(#steel)', stroke: palette.steel[7], 'stroke-width': 2 }
  return (
    svgElement('path', { d: polygonPath(points), ...look }) +
    svgElement('circle', { r: 30, fill: palette.steel[5] }) +
    svgElement('circle', { r: 14, fill: palette.ink }) +
    svgElement('rect', { x: -3, y: 10, width: 6, height: 14, fill: palette.ink })
  )
}

/** Swarf flies off to the left; the places follow from the number of the frame, so that the film is always the same. */
function chips(at: { x: number; y: number }, frame: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const age = ((frame * 3 + index * 7) % 20) / 20
    const angle = 0.35 + ((index * 37) % 10) / 9
    return svgElement('rect', {
      x: at.x - age * 150 * Math.cos(angle) - 4,
      y: at.y - age * 110 * Math.sin(angle) + age * age * 120,
      width: 7,
      height: 3,
      fill: palette.brassLight,
      opacity: 1 - age * 0.7,
    })
  }).join('')
}
