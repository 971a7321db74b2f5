import { sourceLocale } from 'site/routing/locales.ts'
import { slugOf } from '../compile/slug-of.ts'
import type { ProductRow } from './product-row.ts'

/** Address and file name of a product: its code in small letters. */
export function slugOfCode(code: string): string {
  return slugOf(code, sourceLocale)
}

/** A reference to the product with a code. */
export function productReference(code: string): string {
  return `@product/${slugOfCode(code)}`
}

/** Language-independent fields of every kind of product: code, packing, other makers' codes, vehicles, relations. */
export function generalContent(row: ProductRow): Readonly<Record<string, unknown>> {
  const [unitQuantity, boxQuantity, weightG] = row.pack
  return present({
    code: row.code,
    year: row.year,
    status: row.status,
    replacedBy: row.replacedBy && productReference(row.replacedBy),
    packaging: [
      present({ component: 'packaging', unitQuantity, boxQuantity: boxQuantity ?? undefined, ean: row.ean, weightG }),
    ],
    crossRefs: row.crossRefs.map(([makerBrand, code, match]) => ({
      component: 'cross_reference',
      makerBrand,
      code,
      match,
    })),
    compatibility: row.vehicles.map(([make, model, fromYear, toYear, programming]) =>
      present({ component: 'vehicle_fit', make, model, fromYear, toYear: toYear ?? undefined, programming }),
    ),
    related: row.related.map(productReference),
    accessories: row.accessories.map(productReference),
  })
}

/** A record without its absent and empty entries. */
export function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
