import type { FieldMap, LandingField } from 'component-schemas/landing/landing-field.ts'
import type { ComponentType } from 'react'
import type { Path } from '../state/set-at.ts'

/** The props of every control: its field, the path of its value, and the value. */
export type ControlProps<Kind extends LandingField['kind'] = LandingField['kind']> = {
  field: Extract<LandingField, { kind: Kind }>
  label: string
  path: Path
  value: unknown
  /** Renders the controls of fields inside the value. */
  Fields: ComponentType<FieldsProps>
}

export type FieldsProps = { fields: FieldMap; path: Path; values: object }
