import { msg } from '@lingui/core/macro'
import type { SpecKeyBlank } from 'component-schemas/content-types/product/spec-key-blank.ts'
import { choice, code, type DetailRow, entry, measure, yesNo } from './detail-row.ts'

/** On which side a profile has its grooves. */
export const hands = { left: msg`Left`, right: msg`Right`, both: msg`Both` }

/** Where a cut key has its cuts. */
export const cutSides = { one: msg`One side`, both: msg`Both sides`, around: msg`All around` }

export const keyBlankDetails: readonly DetailRow<keyof SpecKeyBlank>[] = [
  { field: 'keyType', label: msg`Key type`, form: entry('key_type'), isDeciding: true },
  { field: 'profile', label: msg`Profile`, form: code, isDeciding: true },
  { field: 'lockBrands', label: msg`Lock brands`, form: entry('lock_brand') },
  { field: 'originalRef', label: msg`Original reference`, form: code },
  { field: 'bladeLengthMm', label: msg`Blade length`, form: measure('mm'), isDeciding: true },
  { field: 'bladeHeightMm', label: msg`Blade height`, form: measure('mm') },
  { field: 'bladeThicknessMm', label: msg`Blade thickness`, form: measure('mm') },
  { field: 'grooves', label: msg`Grooves`, form: measure('count') },
  { field: 'cuts', label: msg`Cuts`, form: measure('count') },
  { field: 'cutSides', label: msg`Sides with cuts`, form: choice(cutSides) },
  { field: 'depths', label: msg`Depths`, form: measure('count') },
  { field: 'spacingMm', label: msg`Cut spacing`, form: measure('mm') },
  { field: 'stop', label: msg`Stop`, form: choice({ shoulder: msg`Shoulder`, tip: msg`Tip` }) },
  { field: 'hand', label: msg`Hand`, form: choice(hands) },
  { field: 'bowShape', label: msg`Bow shape`, form: entry('bow_shape') },
  { field: 'material', label: msg`Material`, form: entry('material') },
  { field: 'finish', label: msg`Finish`, form: entry('finish') },
  { field: 'chip', label: msg`Chip family`, form: entry('chip_family') },
  { field: 'cloneable', label: msg`Can be cloned`, form: yesNo },
]
