import { z } from 'zod'

const finish = z.enum(['nickel', 'nickel_silver', 'brass', 'steel', 'black_plastic'])

const bitting = z.strictObject({
  firstMm: z.number(),
  spacingMm: z.number().positive(),
  flatMm: z.number().positive(),
  slopeDegrees: z.number().min(20).max(80),
  depthsMm: z.array(z.number().min(0)).min(1),
})

/** A groove milled along the blade: distances from the blade's lower edge, depth into its thickness. */
const groove = z.strictObject({
  side: z.enum(['left', 'right']),
  fromMm: z.number(),
  toMm: z.number(),
  depthMm: z.number().positive(),
})

const cut = z.discriminatedUnion('style', [
  /** Cuts in one edge, or in both; a blade with arms of a thickness (0 is none) is a cross, cut in all four. */
  z.strictObject({
    style: z.literal('edge'),
    bitting,
    isDouble: z.boolean().default(false),
    armMm: z.number().min(0).default(0),
  }),
  /** Cones drilled into the flat side; one row is a distance from the middle line and one diameter per position (0 is none). */
  z.strictObject({
    style: z.literal('dimple'),
    firstMm: z.number(),
    spacingMm: z.number(),
    rows: z.array(z.strictObject({ offsetMm: z.number(), diametersMm: z.array(z.number().min(0)) })),
  }),
  /** A track milled into the flat side of a blade with straight edges. */
  z.strictObject({ style: z.literal('track'), bitting, trackMm: z.number().positive() }),
  /** A flag with steps at the end of a round shank; isDouble puts one on both sides. */
  z.strictObject({
    style: z.literal('bit'),
    bitWidthMm: z.number(),
    bitHeightMm: z.number(),
    shankMm: z.number(),
    isDouble: z.boolean().default(false),
    stepsMm: z.array(z.number().min(0)).min(2),
    pinMm: z.number().default(0),
  }),
  /** Slots in the end of a tube, around its wall. */
  z.strictObject({
    style: z.literal('tube'),
    diameterMm: z.number(),
    boreMm: z.number(),
    slotsMm: z.array(z.number()),
  }),
])

/** What the pictures of a key are drawn from: the product's measures and how it is made. */
export const keyLook = z.strictObject({
  bow: z.enum(['round', 'square', 'hexagon', 'oval', 'trefoil', 'plastic']),
  finish,
  bladeLengthMm: z.number().positive(),
  bladeHeightMm: z.number().positive(),
  bladeThicknessMm: z.number().positive(),
  grooves: z.array(groove).default([]),
  cut,
})

export type KeyLook = z.output<typeof keyLook>

export type KeyCut<Style extends KeyLook['cut']['style']> = Extract<KeyLook['cut'], { style: Style }>
