import { bowShapes } from '../datasources/bow-shapes.ts'
import { crossReferenceBrands, lockBrands, vehicleMakes } from '../datasources/brand-datasources.ts'
import { chipFamilies } from '../datasources/chip-families.ts'
import { countries } from '../datasources/country-datasources.ts'
import { businessUnits, customerGroups } from '../datasources/customer-datasources.ts'
import { departments } from '../datasources/department-datasources.ts'
import { disciplines } from '../datasources/event-datasources.ts'
import { finishes } from '../datasources/finishes.ts'
import { jobAreas } from '../datasources/job-datasources.ts'
import { keyTypes } from '../datasources/key-types.ts'
import { certifications, machineOperations } from '../datasources/machine-datasources.ts'
import { materials } from '../datasources/materials.ts'
import { productLines } from '../datasources/product-line-datasources.ts'
import { shopServices } from '../datasources/shop-datasources.ts'

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
  customerGroups,
  businessUnits,
] as const
