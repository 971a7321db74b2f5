import { circlePath, type Point, polygonPath } from '../drawing/shape-path.ts'
import { svgElement } from '../drawing/svg-element.ts'

export type Joint = { at: Point; radius: number }

/** A limb that tapers from joint to joint, round at every one: arms, legs, necks and trunks alike. */
export function limb(fill: string, ...joints: readonly Joint[]): string {
  const parts = joints.flatMap((joint, index) => {
    const next = joints[index + 1]
    return next ? [bone(joint, next), circlePath(next.at, next.radius)] : []
  })
  const [first] = joints
  const d = (first ? circlePath(first.at, first.radius) : '') + parts.join('')
  return svgElement('path', { d, fill, 'fill-rule': 'nonzero' })
}

/** All parts run the same way round, so that the nonzero rule leaves no hole where they overlap. */
function bone(a: Joint, b: Joint): string {
  const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  return polygonPath([
    [b.at[0] + nx * b.radius, b.at[1] + ny * b.radius],
    [b.at[0] - nx * b.radius, b.at[1] - ny * b.radius],
    [a.at[0] - nx * a.radius, a.at[1] - ny * a.radius],
    [a.at[0] + nx * a.radius, a.at[1] + ny * a.radius],
  ])
}

/** A colour in shade (`light` below 1) or in the sun (above 1). */
export function lit(hex: string, light: number): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  const toned = parts.map((part) => Math.round(light < 1 ? part * light : part + (255 - part) * (light - 1)))
  return `#${toned.map((part) => Math.min(255, part).toString(16).padStart(2, '0')).join('')}`
}
