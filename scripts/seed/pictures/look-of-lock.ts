import { z } from 'zod'
import type { SourceStory } from '../compile/source-story.ts'
import type { CylinderLook } from './locks/cylinder-picture.ts'
import type { PadlockLook } from './locks/padlock-picture.ts'
import { specOf } from './look-of-product.ts'

const measure = z.number().positive()
const finish = z.enum(['nickel', 'brass', 'steel'])

/** A cylinder of the lengths in its technical data. */
export function cylinderLookOf(story: SourceStory): CylinderLook {
  const spec = z
    .looseObject({ form: z.enum(['euro', 'oval', 'rim']), lengthAMm: measure, lengthBMm: measure })
    .parse(specOf(story))
  const drawn = z.object({ finish }).parse(story.drawing)
  return { ...drawn, form: spec.form, outsideMm: spec.lengthAMm, insideMm: spec.lengthBMm }
}

/** A padlock with the shackle of its technical data. */
export function padlockLookOf(story: SourceStory): PadlockLook {
  const spec = z.looseObject({ shackleDiameterMm: measure, shackleHeightMm: measure }).parse(specOf(story))
  const drawn = z
    .object({
      body: z.enum(['block', 'layered', 'disc', 'shrouded']),
      finish,
      widthMm: measure,
      heightMm: measure,
    })
    .parse(story.drawing)
  return { ...drawn, shackleMm: spec.shackleDiameterMm, clearMm: spec.shackleHeightMm }
}
