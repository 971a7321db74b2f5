import type { WireField } from '../services/wire-component.ts'

/** The label of a field: its display name, else its technical name. */
export function fieldNameFor(field: WireField, name: string): string {
  return field.display_name?.trim() || name
}
