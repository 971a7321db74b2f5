import { storedObject } from '../../store/stored-json.ts'

export type PresetRow = {
  id: number
  component_id: number
  name: string
  preset: string
  image: string | null
  color: string | null
  icon: string | null
  description: string | null
  created_at: string
  updated_at: string
}

/** A preset with its content parsed. */
export function toWirePreset<Row extends { preset: string }>(row: Row) {
  return { ...row, preset: storedObject(row.preset) }
}
