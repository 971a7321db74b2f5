import type { Point } from '../drawing/shape-path.ts'

/** Joints of somebody 200 units tall who faces right; the origin is the ground below the hip, y grows downwards. */
export type Pose = {
  hip: Point
  neck: Point
  head: Point
  nearArm: readonly [elbow: Point, hand: Point]
  farArm: readonly [elbow: Point, hand: Point]
  nearLeg: readonly [knee: Point, ankle: Point]
  farLeg: readonly [knee: Point, ankle: Point]
}

/** Eleven joints in the order of the type. */
export const poses = {
  stand: pose('0,-98 1,-162 4,-183 -10,-130 -4,-98 12,-130 14,-99 -4,-52 -8,-7 6,-52 8,-7'),
  point: pose('0,-98 1,-162 4,-183 24,-140 52,-148 12,-130 14,-99 -4,-52 -8,-7 6,-52 8,-7'),
  work: pose('0,-98 1,-162 9,-181 8,-124 42,-116 18,-126 50,-118 -4,-52 -8,-7 6,-52 8,-7'),
  talk: pose('0,-98 1,-162 4,-183 -8,-128 22,-130 14,-128 34,-140 -4,-52 -8,-7 6,-52 8,-7'),
  cheer: pose('0,-98 1,-162 4,-183 -20,-184 -30,-220 26,-184 38,-218 -4,-52 -8,-7 6,-52 8,-7'),
  wave: pose('0,-98 1,-162 4,-183 24,-170 36,-206 12,-130 14,-99 -4,-52 -8,-7 6,-52 8,-7'),
  walk: pose('0,-97 5,-162 10,-183 -12,-130 -8,-100 18,-130 34,-108 18,-54 30,-8 -6,-52 -32,-12'),
  stride: pose('0,-98 4,-164 9,-185 -24,-138 -8,-116 24,-134 42,-152 20,-52 40,-7 -10,-52 -40,-10'),
  run: pose('0,-102 15,-163 25,-182 -16,-142 -6,-112 36,-134 56,-152 38,-80 24,-38 -14,-56 -54,-44'),
  sprint: pose('0,-100 22,-160 34,-177 44,-142 58,-166 -8,-134 -26,-110 -10,-54 -48,-34 40,-84 38,-40'),
  ride: pose('-26,-126 32,-160 50,-172 46,-124 72,-106 54,-124 78,-106 20,-94 2,-42 16,-84 8,-62'),
  crouch: pose('-24,-78 14,-124 30,-138 20,-92 42,-66 30,-94 52,-70 14,-62 -10,-8 20,-52 16,-8'),
} as const satisfies Readonly<Record<string, Pose>>

export type PoseName = keyof typeof poses

function pose(joints: string): Pose {
  const points = joints.split(' ').map((joint): Point => {
    const [x = 0, y = 0] = joint.split(',').map(Number)
    return [x, y]
  })
  const at = (index: number): Point => points[index] ?? [0, 0]
  return {
    hip: at(0),
    neck: at(1),
    head: at(2),
    nearArm: [at(3), at(4)],
    farArm: [at(5), at(6)],
    nearLeg: [at(7), at(8)],
    farLeg: [at(9), at(10)],
  }
}
