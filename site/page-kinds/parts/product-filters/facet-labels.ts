import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cylinderForms } from '#site/blocks/product-details/cylinder-details.ts'
import { choice, code, type DetailForm, entry, measure, range, text } from '#site/blocks/product-details/detail-row.ts'
import { deviceNames } from '#site/blocks/product-details/electronic-details.ts'
import { hands } from '#site/blocks/product-details/key-blank-details.ts'
import { machineTypes } from '#site/blocks/product-details/machine-details.ts'

const kinds = {
  key_blank: msg`Key blanks`,
  machine: msg`Machines`,
  electronic: msg`Electronic products`,
  cylinder_padlock: msg`Cylinders and padlocks`,
  accessory: msg`Parts and tools`,
}

const statuses = { active: msg`In the catalogue`, new: msg`New`, discontinued: msg`Discontinued` }

/** What each facet of products is called and how its values are written; one row a query parameter. */
export const facetLabels: Readonly<Record<string, { label: MessageDescriptor; form: DetailForm }>> = {
  kind: { label: msg`Kind of product`, form: choice(kinds) },
  'key-type': { label: msg`Key type`, form: entry('key_type') },
  'lock-brand': { label: msg`Lock brand`, form: entry('lock_brand') },
  length: { label: msg`Blade length`, form: range('mm') },
  profile: { label: msg`Profile`, form: code },
  cuts: { label: msg`Cuts`, form: measure('count') },
  groove: { label: msg`Side of the grooves`, form: choice(hands) },
  'machine-type': { label: msg`Machine type`, form: choice(machineTypes) },
  operation: { label: msg`Keys it cuts`, form: entry('machine_operation') },
  device: { label: msg`Device`, form: choice(deviceNames) },
  frequency: { label: msg`Frequency`, form: measure('MHz') },
  chip: { label: msg`Chip family`, form: entry('chip_family') },
  form: { label: msg`Form`, form: choice(cylinderForms) },
  'security-grade': { label: msg`Security grade`, form: measure('count') },
  'vehicle-make': { label: msg`Vehicle make`, form: entry('vehicle_make') },
  maker: { label: msg`Compatible makers`, form: entry('cross_ref_brand') },
  material: { label: msg`Material`, form: entry('material') },
  status: { label: msg`Status`, form: choice(statuses) },
  // Of the search, which narrows more than products.
  category: { label: msg`Category`, form: text },
  year: { label: msg`Year`, form: text },
  country: { label: msg`Country`, form: entry('country') },
}
