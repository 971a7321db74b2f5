import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProductSpec } from 'component-schemas/content-types/product/schema.ts'
import type { SpecAccessory } from 'component-schemas/content-types/product/spec-accessory.ts'
import type { ReactNode } from 'react'
import type { DefinitionRow } from '#site/ui/definition-table/definition-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import type { BlockContext } from '../block-context.ts'
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

type Words = ReadWords & { yes: string }

/**
 * The technical data of a product for readers: labels and units in their language, empty values left out.
 *
 * @param only `deciding` returns the few values that distinguish products of a kind
 */
export function useProductDetails(
  spec: ProductSpec | undefined,
  context: BlockContext,
  only: 'all' | 'deciding' = 'all',
): DefinitionRow[] {
  const { t, i18n } = useLingui()
  if (!spec) return []
  const messages: Words = { read: (message) => i18n._(message), yes: t`Yes`, context }
  return detailsOfKind[spec.component]
    .filter((row) => only === 'all' || row.isDeciding)
    .flatMap((row) => {
      const value = renderValue(valueOf(spec, row.field), row.form, messages)
      if (value === undefined) return []
      return [{ term: messages.read(row.label), value, isFigure: row.form.as === 'measure' || row.form.as === 'code' }]
    })
}

function valueOf(spec: ProductSpec, field: string): unknown {
  const fields: Readonly<Record<string, unknown>> = spec
  return fields[field]
}

function renderValue(value: unknown, form: DetailForm, messages: Words): ReactNode | undefined {
  if (typeof value === 'boolean') return form.as === 'yes-no' && value ? messages.yes : undefined
  if (typeof value === 'number') return form.as === 'measure' ? measured(value, form.unit, messages) : undefined
  const values = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '')
  if (values.length === 0) return undefined
  if (form.as === 'code') return codes(values)
  const names = values.map((item: string) => nameOf(item, form, messages))
  return new Intl.ListFormat(messages.context.locale, { type: 'unit', style: 'short' }).format(names)
}

function measured(value: number, unit: Parameters<typeof formatMeasure>[1], { context }: Words): string {
  return formatMeasure(value, unit, context.locale)
}

function codes(values: readonly string[]): ReactNode {
  return values.map((item, index) => (
    <span key={item}>
      {index > 0 && ', '}
      <PartNumber code={item} />
    </span>
  ))
}
