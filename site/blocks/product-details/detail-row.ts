import type { MessageDescriptor } from '@lingui/core'
import type { Unit } from './format-measure.ts'

/** How a value of the technical data is written. */
export type DetailForm =
  | { as: 'text' }
  | { as: 'code' }
  /** A flag; shown only when set, because an unset one may be unknown. */
  | { as: 'yes-no' }
  | { as: 'measure'; unit: Unit }
  /** Two numbers with a hyphen between them, as facets have them. */
  | { as: 'range'; unit: Unit }
  | { as: 'choice'; names: Readonly<Record<string, MessageDescriptor>> }
  /** A value, or several, of a datasource of the CMS. */
  | { as: 'entry'; datasource: string }

export type DetailRow<Field extends string = string> = {
  field: Field
  label: MessageDescriptor
  form: DetailForm
  /** Among the three that decide: shown in heroes. */
  isDeciding?: true
}

export const text: DetailForm = { as: 'text' }
export const code: DetailForm = { as: 'code' }
export const yesNo: DetailForm = { as: 'yes-no' }

export function measure(unit: Unit): DetailForm {
  return { as: 'measure', unit }
}

export function range(unit: Unit): DetailForm {
  return { as: 'range', unit }
}

export function entry(datasource: string): DetailForm {
  return { as: 'entry', datasource }
}

export function choice(names: Readonly<Record<string, MessageDescriptor>>): DetailForm {
  return { as: 'choice', names }
}
