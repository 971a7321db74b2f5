import { z } from 'zod'

/**
 * Parts that a machine may have. Duplicators: a back that is split between cover and open motor, or the motor alone; a
 * lamp; a brush. Milling machines: one lever, a wheel with three spokes, a reading of the depth, turning vices. Cabinets:
 * no glass, glass down to the deck, a drawer for keys. Any: a dark cover.
 */
export const machinePart = z.enum([
  'split-back',
  'motor-back',
  'lamp',
  'brush',
  'one-lever',
  'spokes',
  'readout',
  'turning-vices',
  'no-glass',
  'full-glass',
  'drawer',
  'dark',
])

/** What the pictures of a machine are drawn from. */
export const machineLook = z.strictObject({
  build: z.enum(['duplicator', 'milling', 'cabinet']),
  widthMm: z.number().positive(),
  depthMm: z.number().positive(),
  heightMm: z.number().positive(),
  /** Diagonal of its screen. */
  screenMm: z.number().positive().default(190),
  /** What sets it apart from others of its build. */
  parts: z.array(machinePart).default([]),
})

export type MachineLook = z.output<typeof machineLook>

export type MachinePart = z.output<typeof machinePart>

/** Whether a machine has a part. */
export function hasPart({ parts }: MachineLook, part: MachinePart): boolean {
  return parts.includes(part)
}

export type NamedMachine = { name: string; look: MachineLook }
