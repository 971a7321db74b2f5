import { z } from 'zod'

const code = z
  .string()
  .regex(/^[A-Z0-9][A-Za-z0-9. -]*$/)
  .max(30)

/** Thirteen digits of the range for use inside a shop, which no real product carries, closed by their check digit. */
export const shopEan = z
  .string()
  .regex(/^2\d{12}$/)
  .refine(hasCheckDigit, 'The last digit is not the check digit of the others.')

/** GS1 General Specifications, 7.9: weights 1 and 3 in turn, filled up to the next ten. */
function hasCheckDigit(ean: string): boolean {
  const sum = [...ean].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Columns that every kind of product has. */
export const productRow = z.strictObject({
  code,
  year: z.int().min(1900),
  status: z.enum(['active', 'new', 'discontinued']).default('active'),
  state: z.enum(['published', 'draft']).default('published'),
  replacedBy: code.optional(),
  /** Pieces in a pack, pieces in a box, grams of a pack. */
  pack: z.tuple([z.int(), z.int().nullable(), z.number()]),
  ean: shopEan,
  related: z.array(code).default([]),
  accessories: z.array(code).default([]),
  crossRefs: z.array(z.tuple([z.string(), z.string(), z.enum(['identical', 'equivalent', 'similar'])])).default([]),
  /** Make, model, first and last year, programming. */
  vehicles: z
    .array(z.tuple([z.string(), z.string(), z.int(), z.int().nullable(), z.enum(['none', 'on_board', 'device'])]))
    .default([]),
  /** Code, finish, EAN. */
  variants: z.array(z.tuple([code, z.enum(['plain', 'polished', 'nickel_plated']), shopEan])).default([]),
})

export type ProductRow = z.output<typeof productRow>
