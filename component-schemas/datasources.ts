import { crossReferenceBrands, lockBrands, vehicleMakes } from './datasources/brand-datasources.ts'
import { countries } from './datasources/country-datasources.ts'
import { departments } from './datasources/department-datasources.ts'
import { disciplines } from './datasources/event-datasources.ts'
import { jobAreas } from './datasources/job-datasources.ts'
import { bowShapes, chipFamilies, finishes, keyTypes, materials } from './datasources/key-datasources.ts'
import { certifications, machineOperations } from './datasources/machine-datasources.ts'
import { productLines } from './datasources/product-line-datasources.ts'
import { shopServices } from './datasources/shop-datasources.ts'

/** Every datasource the blocks use. */
export const datasources = [
  keyTypes,
  bowShapes,
  materials,
  finishes,
  chipFamilies,
  lockBrands,
  vehicleMakes,
  crossReferenceBrands,
  disciplines,
  machineOperations,
  certifications,
  productLines,
  countries,
  shopServices,
  jobAreas,
  departments,
] as const
