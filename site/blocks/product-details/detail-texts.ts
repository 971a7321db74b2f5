import { msg } from '@lingui/core/macro'
import type { ProductSpec } from 'component-schemas/content-types/product/schema.ts'
import type { SpecAccessory } from 'component-schemas/content-types/product/spec-accessory.ts'
import { listText } from '#site/ui/list-text.ts'
import { cylinderDetails } from './cylinder-details.ts'
import { code, type DetailForm, type DetailRow, entry, measure, yesNo } from './detail-row.ts'
import { electronicDetails } from './electronic-details.ts'
import { formatMeasure } from './format-measure.ts'
import { keyBlankDetails } from './key-blank-details.ts'
import { machineDetails } from './machine-details.ts'
import { nameOf, type ReadWords } from './name-of.ts'

const accessoryDetails: readonly DetailRow<keyof SpecAccessory>[] = [
  { field: 'material', label: msg`Material`, form: entry('material'), isDeciding: true },
  { field: 'hardness', label: msg`Hardness`, form: code, isDeciding: true },
  { field: 'diameterMm', label: msg`Diameter`, form: measure('mm'), isDeciding: true },
  { field: 'boreMm', label: msg`Bore`, form: measure('mm') },
  { field: 'thicknessMm', label: msg`Thickness`, form: measure('mm') },
  { field: 'wearPart', label: msg`Wear part`, form: yesNo },
  { field: 'serviceLifeKeys', label: msg`Service life in keys`, form: measure('count') },
]

const detailsOfKind: { [Name in ProductSpec['component']]: readonly DetailRow[] } = {
  spec_key_blank: keyBlankDetails,
  spec_machine: machineDetails,
  spec_electronic: electronicDetails,
  spec_cylinder: cylinderDetails,
  spec_accessory: accessoryDetails,
}

const yes = msg`Yes`

/** A row of the technical data in words, for a page, a table of several products or a file. */
export type DetailText = {
  term: string
  /** One, or several part numbers. */
  values: readonly string[]
  /** Part numbers are shown in one piece each. */
  isCode: boolean
  /** Dimensions and codes are set in tabular figures. */
  isFigure: boolean
}

/**
 * The technical data of a product: labels and units in the reader's language, empty values left out.
 * @param only `deciding` returns the few values that distinguish products of a kind
 */
export function detailTexts(spec: ProductSpec, words: ReadWords, only: 'all' | 'deciding' = 'all'): DetailText[] {
  return detailsOfKind[spec.component]
    .filter((row) => only === 'all' || row.isDeciding)
    .flatMap(({ field, label, form }) => {
      const values = valuesIn(valueOf(spec, field), form, words)
      if (values.length === 0) return []
      const isCode = form.as === 'code'
      return [{ term: words.read(label), values, isCode, isFigure: isCode || form.as === 'measure' }]
    })
}

function valueOf(spec: ProductSpec, field: string): unknown {
  const fields: Readonly<Record<string, unknown>> = spec
  return fields[field]
}

function valuesIn(value: unknown, form: DetailForm, words: ReadWords): string[] {
  const { locale } = words.context
  if (typeof value === 'boolean') return form.as === 'yes-no' && value ? [words.read(yes)] : []
  if (typeof value === 'number') return form.as === 'measure' ? [formatMeasure(value, form.unit, locale)] : []
  const values = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '')
  if (values.length === 0 || form.as === 'code') return values
  const names = values.map((item: string) => nameOf(item, form, words))
  return [listText(names, locale)]
}
