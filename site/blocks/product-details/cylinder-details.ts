import { msg } from '@lingui/core/macro'
import type { SpecCylinder } from 'component-schemas/content-types/product/spec-cylinder.ts'
import { choice, type DetailRow, measure, text, yesNo } from './detail-row.ts'

export const cylinderForms = {
  euro: msg`Euro profile`,
  oval: msg`Oval`,
  round: msg`Round`,
  rim: msg`Rim`,
  padlock: msg`Padlock`,
}

export const cylinderDetails: readonly DetailRow<keyof SpecCylinder>[] = [
  { field: 'form', label: msg`Form`, form: choice(cylinderForms), isDeciding: true },
  { field: 'lengthAMm', label: msg`Length, outside`, form: measure('mm'), isDeciding: true },
  { field: 'lengthBMm', label: msg`Length, inside`, form: measure('mm'), isDeciding: true },
  { field: 'shackleDiameterMm', label: msg`Shackle diameter`, form: measure('mm') },
  { field: 'shackleHeightMm', label: msg`Shackle height`, form: measure('mm') },
  { field: 'keysSupplied', label: msg`Keys supplied`, form: measure('count') },
  { field: 'keyedAlike', label: msg`Keyed alike`, form: yesNo },
  { field: 'securityGrade', label: msg`Security grade`, form: measure('count') },
  { field: 'standard', label: msg`Standards`, form: text },
]
