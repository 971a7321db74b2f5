import { z } from 'zod'

/** What the pictures of a machine are drawn from. */
export const machineLook = z.strictObject({
  build: z.enum(['duplicator', 'milling', 'cabinet']),
  widthMm: z.number().positive(),
  depthMm: z.number().positive(),
  heightMm: z.number().positive(),
})

export type MachineLook = z.output<typeof machineLook>

export type NamedMachine = { name: string; look: MachineLook }
