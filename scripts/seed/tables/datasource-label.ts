import { lockBrands, vehicleMakes } from 'component-schemas/datasources/brand-datasources.ts'
import { chipFamilies } from 'component-schemas/datasources/chip-families.ts'
import { labelOf } from 'component-schemas/datasources/define-datasource.ts'
import type { TableLocale } from './wording.ts'

const lists = { lock: lockBrands, vehicle: vehicleMakes, chip: chipFamilies } as const

/** Names of makers and chips, joined as a language joins a list. Names are the same in every language. */
export function namesOf(list: keyof typeof lists, values: readonly string[], locale: TableLocale): string {
  const known = new Set(lists[list].entries.map(({ value }) => value))
  const unknown = values.find((value) => !known.has(value))
  if (unknown !== undefined) throw new Error(`there is no ${list} ${unknown}`)
  return new Intl.ListFormat(locale).format(values.map((value) => labelOf(lists[list], value, locale)))
}
