import { msg } from '@lingui/core/macro'
import type { SpecAccessory } from 'component-schemas/content-types/product/spec-accessory.ts'
import { code, type DetailRow, entry, measure, yesNo } from './fact-row.ts'

export const accessoryDetails: readonly DetailRow<keyof SpecAccessory>[] = [
  { field: 'material', label: msg`Material`, form: entry('material'), isDeciding: true },
  { field: 'hardness', label: msg`Hardness`, form: code, isDeciding: true },
  { field: 'diameterMm', label: msg`Diameter`, form: measure('mm'), isDeciding: true },
  { field: 'boreMm', label: msg`Bore`, form: measure('mm') },
  { field: 'thicknessMm', label: msg`Thickness`, form: measure('mm') },
  { field: 'wearPart', label: msg`Wear part`, form: yesNo },
  { field: 'serviceLifeKeys', label: msg`Service life in keys`, form: measure('count') },
]
