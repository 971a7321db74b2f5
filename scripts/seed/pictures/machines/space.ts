/** A place in space, millimetres: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

export type Camera = {
  /** Pixels on the picture, and how far away from the eye. */
  project: (place: Vector) => { x: number; y: number; far: number; perMm: number }
  /** From a place on a surface to the eye. */
  towardsEye: (place: Vector) => Vector
}

export type View = {
  /** Degrees around the upright axis, positive looks from the right; and degrees above the horizon. */
  turn: number
  rise: number
  target: Vector
  /** Distance of the eye in millimetres; absent for a drawing without perspective. */
  distance?: number | undefined
  /** Pixels per millimetre at the target. */
  scale: number
  centre: readonly [x: number, y: number]
}

/** A camera for one picture. */
export function cameraFor(view: View): Camera {
  const turn = (view.turn * Math.PI) / 180
  const rise = (view.rise * Math.PI) / 180
  const back: Vector = [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)]
  const right: Vector = [Math.cos(turn), 0, -Math.sin(turn)]
  const up = cross(back, right)
  const { distance, target, scale, centre } = view
  return {
    project: (place) => {
      const seen = minus(place, target)
      const near = dot(seen, back)
      const perMm = distance === undefined ? scale : (scale * distance) / (distance - near)
      return { x: centre[0] + dot(seen, right) * perMm, y: centre[1] - dot(seen, up) * perMm, far: -near, perMm }
    },
    towardsEye: (place) => {
      if (distance === undefined) return back
      const seen = minus(place, target)
      return unit([back[0] * distance - seen[0], back[1] * distance - seen[1], back[2] * distance - seen[2]])
    },
  }
}
