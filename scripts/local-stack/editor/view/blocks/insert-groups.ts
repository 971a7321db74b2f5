import type { WireComponent, WireComponentGroup } from '../../services/wire-component.ts'

/** A folder of the insert menu with its blocks; the last one, without a name, has the blocks without a folder. */
export type InsertGroup = { group: string; components: WireComponent[] }

/** The blocks by the folders of the space, in their order. The search includes names and descriptions. */
export function insertGroups(
  allowed: readonly WireComponent[],
  groups: readonly WireComponentGroup[],
  search: string,
): InsertGroup[] {
  const found = allowed.filter((component) => matches(component, search))
  const known = new Set(groups.map(({ uuid }) => uuid))
  const named = groups.map(({ uuid, name }) => ({
    group: name,
    components: found.filter((component) => component.component_group_uuid === uuid),
  }))
  const others = found.filter((component) => !known.has(component.component_group_uuid ?? ''))
  return [...named, { group: '', components: others }].filter(({ components }) => components.length > 0)
}

/** The block that Enter inserts during a search: the first whose name begins with the text, else the first match. */
export function bestMatch(groups: readonly InsertGroup[], search: string): WireComponent | undefined {
  const found = groups.flatMap(({ components }) => components)
  const wanted = search.trim().toLowerCase()
  return found.find((component) => component.real_name.toLowerCase().startsWith(wanted)) ?? found[0]
}

/** The image of a block: its own, else that of its first preset. */
export function pictureOf({ image, all_presets: presets }: WireComponent): string | undefined {
  return [image, ...presets.map((preset) => preset.image)].find((address) => address) ?? undefined
}

function matches(component: WireComponent, search: string): boolean {
  const text = `${component.real_name} ${component.name} ${component.description ?? ''}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
