import { drawPerson } from '../people/draw-person.ts'
import type { CastName, PersonLook } from '../people/person-look.ts'
import type { PoseName } from '../people/poses.ts'

/** Name of a picture to its body, drawn on 1800 by 1200 pixels. */
export type Scenes = Readonly<Record<string, () => string>>

type Row = readonly [
  who: CastName,
  pose: PoseName,
  x: number,
  y: number,
  size: number,
  more?: { left?: true; wears?: PersonLook['head'] },
]

/** People of a picture, one row each, from the back to the front. */
export function people(...rows: readonly Row[]): string {
  return rows
    .map(([who, pose, x, y, size, more]) =>
      drawPerson({ who, pose, x, y, size, isTurned: more?.left === true, ...(more?.wears && { wears: more.wears }) }),
    )
    .join('')
}
