import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { copyBlock } from './copy-block.ts'

/**
 * A block of a component with the default values of its fields, overridden by a preset. Storyblok stores
 * `default_value` of every field as text; only a boolean needs a conversion.
 */
export function newBlock(component: WireComponent, preset: Readonly<Record<string, unknown>> = {}): WireBlock {
  const defaults = Object.entries(component.schema).flatMap(([name, field]) => {
    const value = field.default_value
    if (value === undefined || value === null || value === '') return []
    return [[name, field.type === 'boolean' ? value === true || value === 'true' : value]]
  })
  return copyBlock({ ...Object.fromEntries(defaults), ...preset, component: component.name, _uid: '' })
}
