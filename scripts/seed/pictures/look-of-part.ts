import { z } from 'zod'
import type { SourceStory } from '../compile/source-story.ts'
import { specOf } from './look-of-product.ts'
import type { CutterLook } from './parts/cutter-wheel.ts'
import type { HandDeviceLook } from './parts/hand-device.ts'
import type { PinToolLook } from './parts/pin-tool.ts'
import type { RemoteLook } from './parts/remote.ts'

const measure = z.number().positive()

/** A folding remote; without figures of its own it is the one of three buttons. */
export function remoteLookOf(story: SourceStory): RemoteLook {
  const shape = z.object({
    buttons: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    bladeLengthMm: measure.default(43),
  })
  return shape.parse(story.drawing)
}

/** A glass transponder's length and thickness. */
export function transponderLookOf(story: SourceStory): { lengthMm: number; diameterMm: number } {
  return z.object({ lengthMm: measure.default(12), diameterMm: measure.default(3) }).parse(story.drawing)
}

/** A programmer or cloning device. */
export function handDeviceLookOf(story: SourceStory): HandDeviceLook {
  return z.object({ widthMm: measure, heightMm: measure, keys: z.int(), hasProbe: z.boolean() }).parse(story.drawing)
}

/** An end mill or tracer: its tip has the diameter of the technical data. */
export function pinToolLookOf(story: SourceStory): PinToolLook {
  const drawn = z.object({ tip: z.enum(['cone', 'ball']), shankMm: measure, lengthMm: measure }).parse(story.drawing)
  const { diameterMm } = z.looseObject({ diameterMm: measure }).parse(specOf(story))
  return { ...drawn, diameterMm }
}

/** A cutter wheel of the sizes in its technical data. */
export function cutterLookOf(story: SourceStory): CutterLook {
  const spec = z.looseObject({ diameterMm: measure, boreMm: measure, thicknessMm: measure }).parse(specOf(story))
  const { diameterMm, boreMm, thicknessMm } = spec
  return { diameterMm, boreMm, widthMm: thicknessMm, teeth: 88, angleDegrees: 90 }
}
