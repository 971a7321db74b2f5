import { z } from 'zod'
import { generalContent, present, slugOfCode } from './general-content.ts'
import type { ProductMaker } from './product-maker.ts'
import { productRow } from './product-row.ts'

const cylinderRow = productRow.extend({
  form: z.enum(['euro', 'oval', 'rim', 'padlock']),
  /** Lengths outside and inside of a cylinder; thickness and height of a padlock's shackle. Millimetres. */
  size: z.tuple([z.number(), z.number()]),
  keys: z.int(),
  grade: z.int().min(1).max(6),
  standard: z.string(),
  alike: z.boolean().default(false),
  /** Test load in kilograms. */
  force: z.int(),
})

type CylinderRow = z.output<typeof cylinderRow>

/** A cylinder or padlock, with all content derived from its row. */
export const cylinderProduct: ProductMaker<CylinderRow> = {
  table: 'cylinders',
  wording: 'cylinder-wording',
  row: cylinderRow,
  content: (row, say) => {
    const { code, form, grade, standard } = row
    const [a, b] = row.size
    return {
      ...generalContent(row),
      name: say('name', { code, form }),
      subtitle: say('subtitle', { form, a, b, grade }),
      kind: 'cylinder_padlock',
      categories: ['@category/cilindros-y-candados'],
      summary: say('summary', { keys: row.keys, alike: row.alike ? 'yes' : 'no' }),
      description: say('advice', { form, force: row.force }),
      highlights: [say('point_grade', { grade, standard }), say('point_year', { year: String(row.year) })],
      images: [{ picture: `product/${slugOfCode(code)}/front`, alt: say('alt_front', { code, form }) }],
      spec: [specOf(row)],
    }
  },
}

function specOf({ form, size: [a, b], keys, grade, standard, alike }: CylinderRow) {
  const measures = form === 'padlock' ? { shackleDiameterMm: a, shackleHeightMm: b } : { lengthAMm: a, lengthBMm: b }
  return present({
    component: 'spec_cylinder',
    form,
    ...measures,
    keysSupplied: keys,
    securityGrade: grade,
    standard: [standard],
    keyedAlike: alike || undefined,
  })
}
