import '../fields.css'
import { StoredValue } from '../stored-value.tsx'
import { controls } from './controls.ts'
import type { FieldControlProps } from './field-control.ts'

/** The control of one field, chosen by its type; for an unknown type it shows the value and never changes it. */
export function FieldControl(props: FieldControlProps) {
  const Control = Object.hasOwn(controls, props.field.type) ? controls[props.field.type] : undefined
  return Control === undefined ? <StoredValue {...props} /> : <Control {...props} />
}
