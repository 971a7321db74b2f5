import { type GroupState, groupPath, presetKey, type SchemaState } from '../state/schema-state.ts'

/** Ids of a space by name, updated while steps create and rename. */
export type KnownIds = {
  groups: Map<string, { id: number; uuid: string }>
  tags: Map<string, number>
  datasources: Map<string, { id: number; dimensions: ReadonlyMap<string, number> }>
  components: Map<string, number>
  presets: Map<string, number>
}

export function knownIds({ groups, tags, datasources, components, presets }: SchemaState): KnownIds {
  return {
    groups: new Map(groups.map((group) => [groupPath(group), idsOf(group)])),
    tags: new Map(tags.map(({ id = 0, name }) => [name, id])),
    datasources: new Map(
      datasources.map(({ id = 0, slug, dimensions }) => [slug, { id, dimensions: byValue(dimensions) }]),
    ),
    components: new Map(components.map(({ id = 0, name }) => [name, id])),
    presets: new Map(presets.map((preset) => [presetKey(preset), preset.id ?? 0])),
  }
}

function idsOf({ id = 0, uuid = '' }: GroupState): { id: number; uuid: string } {
  return { id, uuid }
}

/** Dimension (`entry_value`) -> id. */
export function byValue(dimensions: readonly { id?: number; entry_value: string }[]): ReadonlyMap<string, number> {
  return new Map(dimensions.map(({ id = 0, entry_value: value }) => [value, id]))
}

/** @throws Error that names an entity which neither the space nor an earlier step has */
export function requireId<Id>(ids: ReadonlyMap<string, Id>, name: string): Id {
  const id = ids.get(name)
  if (id !== undefined) return id
  throw new Error(`The plan needs “${name}”, which the space does not have.`)
}
