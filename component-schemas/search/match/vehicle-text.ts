import type { VehicleFit } from '../../content-types/product/product-parts.ts'
import { vehicleMakes } from '../../datasources/brand-datasources.ts'
import { labelOf } from '../../datasources/define-datasource.ts'

/** A vehicle in words, as a record has it: `Make Model 2010-2015`. */
export function vehicleText({ make, model, fromYear, toYear }: VehicleFit, locale: string): string {
  const years = fromYear === undefined ? '' : ` ${fromYear}-${toYear ?? ''}`
  return `${labelOf(vehicleMakes, make, locale)} ${model}${years}`
}
