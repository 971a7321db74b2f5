import '../fields.css'
import { StoredValue } from '../stored-value.tsx'
import { controls } from './controls.ts'
import type { FieldControlProps } from './field-control.ts'

/** The form of one field, chosen by its type; a type without a form shows the value and keeps it. */
export function FieldControl(props: FieldControlProps) {
  const Control = Object.hasOwn(controls, props.field.type) ? controls[props.field.type] : undefined
  return Control === undefined ? <StoredValue {...props} /> : <Control {...props} />
}
