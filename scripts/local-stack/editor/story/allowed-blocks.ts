import type { WireComponent, WireField } from '../services/wire-component.ts'

type Rule = (component: WireComponent, field: WireField) => boolean

/** Restrictions of a blocks field, by its `restrict_type` (Storyblok docs, blocks field). */
const restrictions: Readonly<Record<string, Rule>> = {
  '': ({ name }, { component_whitelist: allowed = [], component_denylist: denied = [] }) =>
    (allowed.length === 0 || allowed.includes(name)) && !denied.includes(name),
  groups: ({ component_group_uuid: group }, { component_group_whitelist: allowed = [] }) =>
    allowed.length === 0 || (group !== null && allowed.includes(group)),
  tags: ({ internal_tag_ids: tags }, { component_tag_whitelist: allowed = [] }) =>
    allowed.length === 0 || tags.some((tag) => allowed.map(String).includes(String(tag))),
}

/** The allowed blocks of a field: nestable ones that pass its restriction. */
export function allowedBlocks(field: WireField, components: readonly WireComponent[]): WireComponent[] {
  const nestable = components.filter((component) => component.is_nestable)
  if (!field.restrict_components) return nestable
  const rule = restrictions[field.restrict_type ?? '']
  return rule ? nestable.filter((component) => rule(component, field)) : nestable
}

/**
 * The only block that a field takes, once: its fields are a section of the form around it, without a block that an editor must insert
 * first. Undefined for any other field.
 */
export function onlyBlockOf(field: WireField, components: readonly WireComponent[]): WireComponent | undefined {
  if (field.type !== 'bloks' || Number(field.maximum ?? 0) !== 1) return undefined
  const [only, ...others] = allowedBlocks(field, components)
  return others.length === 0 ? only : undefined
}

/** Whether a field has room for one more block. */
export function hasRoom(field: WireField, count: number): boolean {
  const most = Number(field.maximum ?? 0)
  return !(most > 0) || count < most
}
