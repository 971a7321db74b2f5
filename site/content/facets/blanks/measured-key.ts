import type { Product } from 'component-schemas/content-types/product/schema.ts'

/** What can be measured or counted at a key without a cut being read, in millimetres and pieces. */
export type MeasuredKey = {
  length?: number | undefined
  height?: number | undefined
  /** Shape of the bow. */
  head?: string | undefined
  cuts?: number | undefined
  grooves?: number | undefined
  /** Sides that have cuts. */
  sides?: string | undefined
}

/** A blank as it is found by a key: what it states of the same properties. */
export type Blank = MeasuredKey & { keyType: string }

/** What a product states of its blank; undefined when it is none. */
export function blankOf({ spec }: Product): Blank | undefined {
  if (spec.component !== 'spec_key_blank') return undefined
  const { keyType, bladeLengthMm: length, bladeHeightMm: height, bowShape: head, cuts, grooves, cutSides } = spec
  return { keyType, length, height, head, cuts, grooves, sides: cutSides }
}
