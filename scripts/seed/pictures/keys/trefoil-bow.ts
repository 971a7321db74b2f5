import { metalPart } from '../drawing/metal-part.ts'
import { boxPath, circlePath, type Point } from '../drawing/shape-path.ts'
import { type Drawing, layered } from '../drawing/svg-element.ts'
import { type KeyLook } from './key-look.ts'

export const trefoilRings: readonly Point[] = [
  [-12.2, -7.4],
  [-12.2, 7.4],
  [-23.2, 0],
]

export const collarPath = boxPath({ x: -8, y: -3.6, width: 8, height: 7.2 }, 0.6)

export function ringPath(centre: Point): string {
  return circlePath(centre, 7.6) + circlePath(centre, 4.1)
}

export function drawTrefoil(id: string, look: KeyLook): Drawing {
  const rings = trefoilRings.map((centre, index) =>
    metalPart({
      id: `${id}-ring${index}`,
      outline: ringPath(centre),
      finish: look.finish,
      light: 'diagonal',
      rim: 1.35,
    }),
  )
  const boss = metalPart({
    id: `${id}-boss`,
    outline: circlePath([-15, 0], 4.2),
    finish: look.finish,
    light: 'diagonal',
    rim: 1.1,
  })
  const collars = [
    { x: -12.6, width: 10.2, half: 2.9 },
    { x: -3.2, width: 1.9, half: 4.3 },
    { x: -0.9, width: 0.9, half: 3.7 },
  ].map(({ x, width, half }, index) =>
    metalPart({
      id: `${id}-collar${index}`,
      outline: boxPath({ x, y: -half, width, height: half * 2 }, 0.4),
      finish: look.finish,
      rim: 0.35,
    }),
  )
  return layered(...rings, ...collars, boss)
}
