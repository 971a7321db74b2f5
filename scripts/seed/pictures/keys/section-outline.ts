import { type Box, circlePath, type Point, polygonPath } from '../drawing/shape-path.ts'
import { numberText } from '../drawing/svg-element.ts'
import { crossOutline } from './cross-rib.ts'
import { type KeyLook } from './key-look.ts'

export function sectionHeight(look: KeyLook): number {
  if (look.cut.style === 'tube') return look.cut.diameterMm
  if (look.cut.style === 'bit') return look.cut.shankMm + look.cut.bitHeightMm * (look.cut.isDouble ? 2 : 1)
  return look.bladeHeightMm
}

type Section = { outline: string; box: Box }

export function sectionOutline(look: KeyLook, scale: number): Section {
  if (look.cut.style === 'tube') {
    const radius = (look.cut.diameterMm / 2) * scale
    const bore = (look.cut.boreMm / 2) * scale
    const box = { left: -radius, right: radius, top: -radius, bottom: radius }
    return { outline: circlePath([0, 0], radius) + circlePath([0, 0], bore), box }
  }
  if (look.cut.style === 'bit') return bitSection(look, look.cut, scale)
  if (look.cut.style === 'edge' && look.cut.armMm > 0) return crossSection(look, look.cut.armMm, scale)
  return bladeSection(look, scale)
}

/** A round shank with its flag; for a double bit two flags, one above and one below. */
function bitSection(look: KeyLook, cut: Extract<KeyLook['cut'], { style: 'bit' }>, scale: number): Section {
  const radius = (cut.shankMm / 2) * scale
  const half = (Math.min(look.bladeThicknessMm, cut.shankMm * 0.8) / 2) * scale
  const reach = radius + cut.bitHeightMm * scale
  const inner = Math.sqrt(radius * radius - half * half)
  const lift = cut.isDouble ? 0 : (cut.bitHeightMm * scale) / 2
  const arc = (x: number, y: number) =>
    `A${numberText(radius)} ${numberText(radius)} 0 0 1 ${numberText(x)} ${numberText(y - lift)}`
  const at = (x: number, y: number) => `${numberText(x)} ${numberText(y - lift)}`
  const upper = cut.isDouble
    ? `M${at(-half, -inner)}L${at(-half, -reach)}L${at(half, -reach)}L${at(half, -inner)}`
    : `M${at(0, -radius)}`
  const outline = `${upper}${arc(half, inner)}L${at(half, reach)}L${at(-half, reach)}L${at(-half, inner)}${arc(cut.isDouble ? -half : 0, cut.isDouble ? -inner : -radius)}Z`
  return {
    outline,
    box: { left: -radius, right: radius, top: (cut.isDouble ? -reach : -radius) - lift, bottom: reach - lift },
  }
}

function crossSection({ bladeHeightMm: side }: KeyLook, armMm: number, scale: number): Section {
  const far = (side / 2) * scale
  const box = { left: -far, right: far, top: -far, bottom: far }
  return { outline: polygonPath(crossOutline(side, armMm, scale)), box }
}

/** A flat blade with its grooves; the groove's walls slope a little, as the cutter's do. */
function bladeSection(look: KeyLook, scale: number): Section {
  const half = (look.bladeHeightMm / 2) * scale
  const side = (look.bladeThicknessMm / 2) * scale
  const wall = (which: 'left' | 'right', sign: 1 | -1): Point[] =>
    [...look.grooves, ...cutGrooves(look)]
      .filter((groove) => groove.side === which)
      .toSorted((a, b) => a.fromMm - b.fromMm)
      .flatMap(({ fromMm, toMm, depthMm }): Point[] => {
        const slope = Math.min(0.18, (toMm - fromMm) / 4) * scale
        const low = half - fromMm * scale
        const high = half - toMm * scale
        return [
          [sign * side, low],
          [sign * (side - depthMm * scale), low - slope],
          [sign * (side - depthMm * scale), high + slope],
          [sign * side, high],
        ]
      })
  const bevel = Math.min(0.35 * scale, side / 2)
  const left: Point[] = [
    [-side + bevel, half],
    [-side, half - bevel],
    ...wall('left', -1),
    [-side, -half + bevel],
    [-side + bevel, -half],
  ]
  const right: Point[] = [
    [side - bevel, half],
    [side, half - bevel],
    ...wall('right', 1),
    [side, -half + bevel],
    [side - bevel, -half],
  ]
  return {
    outline: polygonPath([...left, ...right.toReversed()]),
    box: { left: -side, right: side, top: -half, bottom: half },
  }
}

/** What the cutter took out of the flat side, where the plane of the section meets it. */
function cutGrooves(look: KeyLook): KeyLook['grooves'] {
  const { cut, bladeHeightMm: height, bladeThicknessMm: thickness } = look
  if (cut.style === 'track') {
    const middle = height / 2
    const fromMm = middle - cut.trackMm / 2
    return (['left', 'right'] as const).map((side) => ({
      side,
      fromMm,
      toMm: fromMm + cut.trackMm,
      depthMm: thickness * 0.34,
    }))
  }
  if (cut.style !== 'dimple') return []
  return cut.rows.map(({ offsetMm, diametersMm }, index) => {
    const middle = height / 2 - offsetMm
    const half = (diametersMm.find((diameter) => diameter > 0) ?? 2) / 2
    return {
      side: index % 2 === 0 ? ('left' as const) : ('right' as const),
      fromMm: middle - half,
      toMm: middle + half,
      depthMm: half * 0.7,
    }
  })
}
