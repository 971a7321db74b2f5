import { z } from 'zod'
import { generalContent, present, productReference, slugOfCode } from './general-content.ts'
import type { ProductMaker } from './product-maker.ts'
import { productRow } from './product-row.ts'

const accessoryRow = productRow.extend({
  family: z.enum(['cutter', 'mill', 'tracer', 'clamps']),
  /** Code and name of the machine it is first made for. */
  machine: z.tuple([z.string(), z.string()]),
  fits: z.array(z.string()).min(1),
  material: z.enum(['steel', 'high_speed_steel', 'carbide']),
  hardness: z.string(),
  diameterMm: z.number().optional(),
  boreMm: z.number().optional(),
  thicknessMm: z.number().optional(),
  life: z.int().optional(),
})

type AccessoryRow = z.output<typeof accessoryRow>

/** A part or tool of a machine, with all content derived from its row. */
export const accessoryProduct: ProductMaker<AccessoryRow> = {
  table: 'accessories',
  wording: 'accessory-wording',
  row: accessoryRow,
  content: (row, say) => {
    const { code, family, hardness, life = 0, diameterMm } = row
    const [, machine] = row.machine
    return {
      ...generalContent(row),
      name: say('name', { code, family }),
      subtitle:
        diameterMm === undefined
          ? say('subtitle_clamps', { machine })
          : say('subtitle', { machine, diameter: diameterMm }),
      kind: 'accessory',
      categories: ['@category/accesorios'],
      summary: say('summary', { family, hardness, life }),
      description: say('advice', { family }),
      highlights: [say('point_year', { year: String(row.year) })],
      images: [{ picture: `product/${slugOfCode(code)}/front`, alt: say('alt_front', { code, family }) }],
      spec: [specOf(row)],
      usedOnMachines: row.fits.map(productReference),
    }
  },
}

function specOf({ fits, material, hardness, diameterMm, boreMm, thicknessMm, life }: AccessoryRow) {
  return present({
    component: 'spec_accessory',
    fits: fits.map(productReference),
    material,
    hardness,
    diameterMm,
    boreMm,
    thicknessMm,
    wearPart: life === undefined ? undefined : true,
    serviceLifeKeys: life,
  })
}
