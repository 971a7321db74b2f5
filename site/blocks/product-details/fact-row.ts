import type { MessageDescriptor } from '@lingui/core'
import type { Unit } from './format-measure.ts'

/** How a value of the technical data is written. */
export type FactForm =
  | { as: 'text' }
  | { as: 'code' }
  /** A flag; shown only when set, for an unset one may mean that nobody said. */
  | { as: 'yes-no' }
  | { as: 'measure'; unit: Unit }
  | { as: 'choice'; names: Readonly<Record<string, MessageDescriptor>> }
  /** A value, or several, of a datasource of the CMS. */
  | { as: 'entry'; datasource: string }

export type FactRow<Field extends string = string> = {
  field: Field
  label: MessageDescriptor
  form: FactForm
  /** Among the three that decide: shown in heroes. */
  isDeciding?: true
}

export const text: FactForm = { as: 'text' }
export const code: FactForm = { as: 'code' }
export const yesNo: FactForm = { as: 'yes-no' }

export function measure(unit: Unit): FactForm {
  return { as: 'measure', unit }
}

export function entry(datasource: string): FactForm {
  return { as: 'entry', datasource }
}

export function choice(names: Readonly<Record<string, MessageDescriptor>>): FactForm {
  return { as: 'choice', names }
}
