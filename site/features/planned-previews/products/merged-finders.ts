import { type BitSet, numbersIn } from '#site/content/facets/bit-set.ts'
import type { BlankChoices, BlankIndex } from '#site/content/facets/blanks/blank-columns.ts'
import {
  type Fit,
  type FittingProduct,
  mostModels,
  type VehicleIndex,
  type VehicleModel,
} from '#site/content/facets/blanks/fit-rows.ts'
import type { TableParts } from '#site/content/facets/product-table.ts'
import type { ChangedProducts } from './changed-products.ts'

/** @param left numbers of products that the table has in another state */
export function mergedBlanks({ blanks }: TableParts, changed: ChangedProducts, left: BitSet): BlankIndex {
  const unchanged = blanks.without(left)
  return {
    nearest: (keyType, measured, limit) =>
      [unchanged, changed.blanks]
        .flatMap((some) => some.nearest(keyType, measured, limit))
        .toSorted((a, b) => a.distance - b.distance || a.number - b.number)
        .slice(0, limit),
    choices(keyType) {
      const all = [unchanged, changed.blanks].map((some) => some.choices(keyType))
      const numbers = (name: 'cuts' | 'grooves') => unique(all, name).toSorted((a, b) => a - b)
      return {
        heads: unique(all, 'heads').toSorted(),
        cuts: numbers('cuts'),
        grooves: numbers('grooves'),
        sides: unique(all, 'sides').toSorted(),
      }
    },
  }
}

function unique<Name extends keyof BlankChoices>(
  all: readonly BlankChoices[],
  name: Name,
): BlankChoices[Name][number][] {
  return [...new Set(all.flatMap((one) => one[name] as BlankChoices[Name][number][]))]
}

/** @param left numbers of products that the table has in another state */
export function mergedVehicles({ rows }: TableParts, { products }: ChangedProducts, left: BitSet): VehicleIndex {
  const unchanged = rows.vehicles.without([...numbersIn(left)])
  return {
    models(make, year) {
      const isOf = (fit: Fit) => fit.isBlank && fit.make === make && isMadeIn(fit, year)
      return mergedModels([...unchanged.models(make, year), ...products.flatMap(({ fits }) => fits).filter(isOf)])
    },
    fitting(vehicle, kind, limit) {
      const { make, model, year } = vehicle
      const isOf = (fit: Fit) =>
        fit.isBlank === (kind === 'blank') &&
        fit.make === make &&
        (model === undefined || fit.model === model) &&
        isMadeIn(fit, year)
      const fitting = products.flatMap(({ id, uuid, fits }) => fits.filter(isOf).map((fit) => ({ id, uuid, ...fit })))
      return [...unchanged.fitting(vehicle, kind, limit), ...fitting].toSorted(compareFits).slice(0, limit)
    },
  }
}

function isMadeIn({ fromYear = 0, toYear = 9999 }: Fit, year: number | undefined): boolean {
  return year === undefined || (fromYear <= year && toYear >= year)
}

/** Each model once, from its first year to its last; one without a year has no such limit. */
function mergedModels(all: readonly (VehicleModel | Fit)[]): VehicleModel[] {
  const byName = new Map<string, { from: number; to: number }>()
  for (const { model, fromYear = 0, toYear = 9999 } of all) {
    const { from, to } = byName.get(model) ?? { from: fromYear, to: toYear }
    byName.set(model, { from: Math.min(from, fromYear), to: Math.max(to, toYear) })
  }
  return [...byName]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .slice(0, mostModels)
    .map(([model, { from, to }]) => ({ model, fromYear: from || undefined, toYear: to === 9999 ? undefined : to }))
}

/** As the table sorts them: a year that is not stated comes before all others. */
function compareFits(a: FittingProduct, b: FittingProduct): number {
  const byYear = (name: 'fromYear' | 'toYear') => (a[name] ?? -1) - (b[name] ?? -1)
  return compareTexts(a.model, b.model) || byYear('fromYear') || a.id - b.id || byYear('toYear')
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
