import type { Point } from '../drawing/shape-path.ts'
import { svgElement } from '../drawing/svg-element.ts'
import { limb, lit } from './limb.ts'
import { headAt } from './person-head.ts'
import { type CastName, cast, type PersonLook } from './person-look.ts'
import { type Pose, type PoseName, poses } from './poses.ts'

/** Where somebody stands: feet at x and y, `size` pixels a unit of the 200 that an adult is tall. */
export type Standing = {
  x: number
  y: number
  size: number
  who: CastName
  pose: PoseName
  isTurned?: boolean
  wears?: PersonLook['head']
}

/** Somebody from head to foot, with the far limbs in shade. */
export function drawPerson({ x, y, size, who, pose, isTurned = false, wears }: Standing): string {
  const base: PersonLook = cast[who]
  const look = wears ? { ...base, head: wears } : base
  const scale = size * look.height
  const transform = `translate(${x} ${y}) scale(${isTurned ? -scale : scale} ${scale})`
  return svgElement('g', { transform }, figure(look, poses[pose]))
}

function figure(look: PersonLook, pose: Pose): string {
  const { hip, neck, head } = pose
  const shoulder: Point = [neck[0] - 1, neck[1] + 12]
  const far = { light: 0.78, shoulder: [shoulder[0] + 6, shoulder[1]] as Point, hip: [hip[0] + 4, hip[1]] as Point }
  const near = { light: 1, shoulder, hip: [hip[0] - 3, hip[1]] as Point }
  return (
    arm(look, pose.farArm, far) +
    leg(look, pose.farLeg, far) +
    leg(look, pose.nearLeg, near) +
    trunk(look, pose) +
    limb(lit(look.skin, 0.84), { at: [neck[0] + 1, neck[1] + 4], radius: 6.5 }, { at: head, radius: 6 }) +
    headAt(look, head, (head[0] - neck[0]) * 0.5) +
    arm(look, pose.nearArm, near)
  )
}

type Side = { light: number; shoulder: Point; hip: Point }

function arm(look: PersonLook, [elbow, hand]: readonly [Point, Point], { light, shoulder }: Side): string {
  const skin = lit(look.skin, light)
  const sleeve = lit(look.top, light * 0.92)
  const wide = 7.2 * look.build
  const bare = limb(skin, { at: shoulder, radius: wide }, { at: elbow, radius: 5.2 }, { at: hand, radius: 4.2 })
  const fist = svgElement('circle', { cx: hand[0], cy: hand[1], r: 5.4, fill: skin })
  const upTo = look.hasSleeves ? hand : between(shoulder, elbow, 0.55)
  const covered = look.hasSleeves
    ? limb(sleeve, { at: shoulder, radius: wide + 1 }, { at: elbow, radius: 6.4 }, { at: upTo, radius: 5 })
    : limb(sleeve, { at: shoulder, radius: wide + 1 }, { at: upTo, radius: 7 })
  return look.hasSleeves ? covered + fist : bare + fist + covered
}

function leg(look: PersonLook, [knee, ankle]: readonly [Point, Point], { light, hip }: Side): string {
  const cloth = lit(look.legs, light)
  const wide = 11.5 * look.build
  const bare = limb(
    lit(look.skin, light),
    { at: knee, radius: 6.8 },
    { at: between(knee, ankle, 0.4), radius: 6.6 },
    { at: ankle, radius: 4.2 },
  )
  const thigh = limb(cloth, { at: hip, radius: wide }, { at: knee, radius: 7.6 })
  const trousers = look.hasTrousers ? limb(cloth, { at: knee, radius: 7.6 }, { at: ankle, radius: 6 }) : ''
  return bare + shoe(lit(look.shoes, light), knee, ankle) + trousers + thigh
}

/** A shoe stands at a right angle to the shin. */
function shoe(fill: string, knee: Point, ankle: Point): string {
  const turn = (Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]) * 180) / Math.PI - 90
  const d = 'M-6 -5H6C8 -1 14 1 18 4C20 6 20 8 17 8H-6C-8 4 -8 -1 -6 -5Z'
  return svgElement('path', {
    d,
    fill,
    transform: `translate(${ankle[0]} ${ankle[1]}) rotate(${Math.round(turn * 0.8)})`,
  })
}

function trunk(look: PersonLook, { hip, neck }: Pose): string {
  const chest = between(hip, neck, 0.72)
  const waist = between(hip, neck, 0.3)
  const { build } = look
  const body = limb(
    look.top,
    { at: [hip[0], hip[1] - 2], radius: 12.5 * build },
    { at: waist, radius: 12 * build },
    { at: chest, radius: 14.5 * build },
    { at: [neck[0] - 1, neck[1] + 9], radius: 10 },
  )
  const seat = limb(
    look.legs,
    { at: hip, radius: 12.8 * build },
    { at: between(hip, neck, 0.06), radius: 12.6 * build },
  )
  if (!look.stripe) return body + seat
  const [a, b] = [between(hip, neck, 0.5), between(hip, neck, 0.62)]
  const stripe = limb(
    look.stripe,
    { at: [a[0] - 8 * build, a[1]], radius: 3.4 },
    { at: [b[0] + 9 * build, b[1]], radius: 3.4 },
  )
  return body + seat + stripe
}

function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}
