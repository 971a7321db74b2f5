import { tradeAvailabilities } from 'component-schemas/kinds/trade-availabilities.ts'
import { z } from 'zod'

/** A whole number, as JSON has it or as a cell of a table. */
function whole(least: number, most: number) {
  return z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().min(least).max(most))
}

/** A price without its group: customers see what they pay, not why. */
export const price = z.strictObject({
  /** Part number, in any spelling. */
  code: z.string().trim().min(1).max(60),
  /** Pieces of a pack; orders are multiples of it. */
  pack: whole(1, 100_000).default(1),
  /** Net price of a pack in minor units of the currency: cents. */
  net: whole(0, 100_000_000_000),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** First day, and the last one. */
  from: z.iso.date(),
  to: z.iso.date().optional(),
  availability: z.enum(Object.keys(tradeAvailabilities) as (keyof typeof tradeAvailabilities)[]).optional(),
  /** Working days until it leaves the house. */
  leadTimeDays: whole(0, 400).optional(),
})

export type Price = z.infer<typeof price>

/** What one line of an import says: what customers of a group pay for a pack. */
export const priceRecord = price
  .extend({
    /** As the identity provider names the customer's group. */
    group: z.string().trim().min(1).max(60),
  })
  .refine(({ from, to }) => to === undefined || from <= to, { path: ['to'], message: 'is before "from"' })

export type PriceRecord = z.infer<typeof priceRecord>
