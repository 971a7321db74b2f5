/** Actual or target schema of a space; entities refer to each other by name, and have the space's id where it is known. */
export type SchemaState = {
  groups: readonly GroupState[]
  /** Internal tags of components. */
  tags: readonly TagState[]
  datasources: readonly DatasourceState[]
  entries: readonly EntryState[]
  components: readonly ComponentState[]
  presets: readonly PresetState[]
}

export type GroupState = {
  id?: number
  uuid?: string
  name: string
  /** Path of the group around it, `''` for none. */
  parent: string
}

export type TagState = { id?: number; name: string }

export type DatasourceState = { id?: number; slug: string; name: string; dimensions: readonly DimensionState[] }

export type DimensionState = { id?: number; entry_value: string; name: string }

export type EntryState = {
  id?: number
  /** Slug of its datasource. */
  datasource: string
  value: string
  name: string
  /** Dimension (`entry_value`) -> label; a dimension without a label is missing. */
  labels: Readonly<Record<string, string>>
}

export type FieldState = Readonly<Record<string, unknown>>

export type ComponentState = {
  id?: number
  name: string
  /** Path of its group, `''` for none. */
  group: string
  /** Names of its internal tags, in order. */
  tags: readonly string[]
  /** Labels, icon, preview and kind, under the API's keys. */
  settings: Readonly<Record<string, unknown>>
  schema: Readonly<Record<string, FieldState>>
  /** Name of the preset that a new block starts from, `''` for none; unknown where presets were not read. */
  preset?: string | undefined
  /** New name of a field -> the one before; only in the wanted state of a repository. */
  fieldsWere?: Readonly<Record<string, string>>
}

export type PresetState = {
  id?: number
  component: string
  name: string
  description: string
  icon: string
  color: string
  content: Readonly<Record<string, unknown>>
  /** File name of its picture, `''` for none. */
  picture: string
  /** Address of the picture, where the space has it. */
  image?: string
}

export const emptyState: SchemaState = {
  groups: [],
  tags: [],
  datasources: [],
  entries: [],
  components: [],
  presets: [],
}

/** Path of a group: `Parent / Child`. */
export function groupPath({ name, parent }: Pick<GroupState, 'name' | 'parent'>): string {
  return parent === '' ? name : `${parent} / ${name}`
}

export function entryKey({ datasource, value }: Pick<EntryState, 'datasource' | 'value'>): string {
  return `${datasource}=${value}`
}

export function presetKey({ component, name }: Pick<PresetState, 'component' | 'name'>): string {
  return `${component}: ${name}`
}

/** File name of an asset's address. */
export function fileOf(address: string | null | undefined): string {
  return address ? (address.split('/').at(-1) ?? '') : ''
}
