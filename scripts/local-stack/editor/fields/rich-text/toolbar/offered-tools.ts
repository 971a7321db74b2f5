import type { WireField } from '../../../services/wire-component.ts'
import { type Tool, toolGroups } from './tools.ts'

/** Whether a field's schema offers a tool: all of them, unless it names its own. */
export function isOffered(field: WireField, name: string): boolean {
  if (field.customize_toolbar !== true || name === '') return true
  return field.toolbar?.includes(name) ?? false
}

export function offeredTools(field: WireField): Tool[][] {
  return toolGroups
    .map((group) => group.filter(({ name }) => isOffered(field, name)))
    .filter((group) => group.length > 0)
}

export function offeredLevels(field: WireField): number[] {
  return [1, 2, 3, 4, 5, 6].filter((level) => isOffered(field, `h${level}`))
}
